import Heart from 'lucide-react/icons/heart';
import { useTranslation } from '~/i18n/translation.ts';
import './saved.css';

interface Props {
  id: string;
  /** The property's title, for screen readers to distinguish the buttons. */
  title: string;
  /** Text beside the heart; without it the button is on a picture. */
  withText?: boolean;
  className?: string;
}

/** Adds a property to this browser's favourites or removes it (`enlivenHearts`). Hidden without JavaScript. */
export function FavouriteButton({ id, title, withText = false, className }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={t('favourites.keep', { title })}
      data-text={withText || undefined}
      data-favourite={id}
      className={className ? `favourite-button ${className}` : 'favourite-button'}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
      {withText && (
        <span className="favourite-words">
          <span>{t('favourites.add')}</span>
          <span>{t('favourites.kept')}</span>
        </span>
      )}
    </button>
  );
}
