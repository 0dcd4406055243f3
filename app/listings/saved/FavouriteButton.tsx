import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { favourites } from './lists.ts';
import { useKeptIds } from './use-saved-ids.ts';
import './saved.css';

interface Props {
  id: string;
  /** The property's, for those who hear the button among many. */
  title: string;
  /** Words beside the heart; without them it stands on a picture. */
  withText?: boolean;
  className?: string;
}

/** Keeps a property among the favourites of this browser, or lets it go. Not there without JavaScript. */
export function FavouriteButton({ id, title, withText = false, className = '' }: Props) {
  const { t } = useTranslation();
  const kept = useKeptIds(favourites).includes(id);
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t('favourites.keep', { title })}
      data-text={withText || undefined}
      className={`favourite-button ${className}`}
      onClick={() => (kept ? favourites.remove(id) : favourites.add(id))}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
      {withText && t(kept ? 'favourites.kept' : 'favourites.add')}
    </button>
  );
}
