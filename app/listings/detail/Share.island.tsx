import { Link2, Share2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Popover } from '~/ui/Popover.tsx';
import { Toast } from '~/ui/Toast.tsx';
import { networkNames, shareLinks, shareTargets } from './share-links.ts';
import './share.css';

export const wakes = 'touch';

/**
 * Shares a page the way the device does; where it has none of its own, by links, which need no scripts. Nothing of a network is on the
 * page.
 */
export default function Share({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string | null>(null);
  const links = shareLinks({ url, title });

  const shareByDevice = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Closing the device's own share sheet is not an error.
    navigator.share({ title, url }).catch(() => undefined);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t('share.copied'));
    } catch {
      setSaid(t('share.notCopied', { url }));
    }
  };
  return (
    <>
      <Popover
        className="share"
        buttonClass={buttonStyles.quiet}
        onButtonClick={shareByDevice}
        button={
          <>
            <Share2 size={20} strokeWidth={1.75} aria-hidden />
            {t('share.open')}
          </>
        }
      >
        <ul className="share-panel">
          <li className="noscript:hidden">
            <button type="button" onClick={() => void copy()}>
              <Link2 size={18} aria-hidden />
              {t('share.copy')}
            </button>
          </li>
          {shareTargets.map((target) => (
            <li key={target}>
              <a href={links[target]} {...(target === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
                {target === 'mail' ? t('share.mail') : networkNames[target]}
              </a>
            </li>
          ))}
        </ul>
      </Popover>
      <Toast message={said} onClose={() => setSaid(null)} />
    </>
  );
}
