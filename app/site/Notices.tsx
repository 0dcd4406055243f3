import { ContentLink } from '~/content/ContentLink.tsx';
import { useTranslation } from '~/i18n/translation.ts';
import { Icon } from '~/ui/Icon.tsx';
import type { HeaderNotice } from './header-view.server.ts';

/** Announcements above the header, such as “Closed on Friday” (10.348). */
export function Notices({ notices }: { notices: HeaderNotice[] }) {
  const { t } = useTranslation();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t('frame.notices')} className="site-notices">
      <ul className="page-width grid gap-1 py-2">
        {notices.map(({ key, text, link }) => (
          <li key={key} className="flex items-start gap-2">
            <span className="mt-0.5 shrink-0">
              <Icon name="bell" size={20} />
            </span>
            {link ? (
              <ContentLink link={link} className="underline underline-offset-4">
                {text}
              </ContentLink>
            ) : (
              <p>{text}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
