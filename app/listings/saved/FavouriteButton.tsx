import { Heart } from 'lucide-react';
import { useTranslation } from '~/i18n/translation.ts';
import { favourites } from './lists.ts';
import { useSavedIds } from './use-saved-ids.ts';
import './saved.css';

interface Props {
  id: string;
  /** The property's title, for screen readers to distinguish the buttons. */
  title: string;
  /** Text beside the heart; without it the button is on a picture. */
  withText?: boolean;
  className?: string;
}

/** Keeps a property among the favourites of this browser, or lets it go (`enlivenHearts`). Not there without JavaScript. */
export function FavouriteButton({ id, title, withText = false, className }: Props) {
  const { t } = useTranslation();
  const saved = useSavedIds(favourites).includes(id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('favourites.keep', { title })}
      data-text={withText || undefined}
      data-favourite={id}
      className={className ? `favourite-button ${className}` : 'favourite-button'}
      suppressHydrationWarning
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
      {withText && t(saved ? 'favourites.kept' : 'favourites.add')}
    </button>
  );
}
