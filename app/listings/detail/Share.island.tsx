import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Dialog } from '~/ui/Dialog.tsx';
import { Popover } from '~/ui/Popover.tsx';
import { Toast } from '~/ui/Toast.tsx';
import { networkNames, shareLinks, shareTargets } from './share-links.ts';
import './share.css';

export const wakes = 'touch';

/** Below a tablet's width (tokens.css). */
const phone = '(width < 47.9375rem)';

/**
 * Shares a page with the device's share sheet. Without one, offers plain links in a panel, or on phones in a bottom
 * sheet. Loads nothing from social networks.
 */
export default function Share({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const links = shareLinks({ url, title });
  const closeSheet = () => setSheetOpen(false);

  const share = (event: MouseEvent) => {
    if (typeof navigator.share === 'function') {
      event.preventDefault();
      // Closing the share sheet is not an error.
      navigator.share({ title, url }).catch(() => undefined);
    } else if (window.matchMedia(phone).matches) {
      event.preventDefault();
      setSheetOpen(true);
    }
  };
  const copy = async () => {
    closeSheet();
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t('share.copied'));
    } catch {
      setSaid(t('share.notCopied', { url }));
    }
  };
  const ways = (
    <ul className="share-ways">
      <li className="noscript:hidden">
        <button type="button" onClick={() => void copy()}>
          <Link2 size={18} aria-hidden />
          {t('share.copy')}
        </button>
      </li>
      {shareTargets.map((target) => (
        <li key={target}>
          <a
            href={links[target]}
            onClick={closeSheet}
            {...(target === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {target === 'mail' ? t('share.mail') : networkNames[target]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Popover
        className="share"
        buttonClass={buttonStyles.quiet}
        onButtonClick={share}
        inPlace
        button={
          <>
            <Share2 size={20} strokeWidth={1.75} aria-hidden />
            {t('share.open')}
          </>
        }
      >
        <div className="share-panel">{ways}</div>
      </Popover>
      <Dialog open={isSheetOpen} onClose={closeSheet} label={t('share.open')} place="foot">
        <h2 className="-mt-9 text-title">{t('share.open')}</h2>
        {ways}
      </Dialog>
      <Toast message={said} onClose={() => setSaid(null)} />
    </>
  );
}
