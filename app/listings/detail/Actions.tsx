import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Island } from '~/ui/islands/Island.tsx';
import { FavouriteButton } from '../saved/FavouriteButton.tsx';
import Share from './Share.island.tsx';

interface Props {
  id: string;
  title: string;
  /** The page's canonical URL. */
  url: string;
  /** The page with the form to send it to a friend. */
  friend: string;
}

/** Actions on a property besides contacting the agency: save, share and print. */
export function Actions({ id, title, url, friend }: Props) {
  const { t } = useTranslation();
  return (
    <div className="property-actions -ml-3 print:hidden">
      <FavouriteButton id={id} title={title} withText />
      <Island of={Share} props={{ title, url }} />
      <a href={friend} className={buttonStyles.quiet}>
        <Send size={20} strokeWidth={1.75} aria-hidden />
        {t('property.friend')}
      </a>
      <button type="button" className={`${buttonStyles.quiet} noscript:hidden`} data-prints="">
        <Printer size={20} strokeWidth={1.75} aria-hidden />
        {t('property.print')}
      </button>
    </div>
  );
}
