import { Icon } from '~/ui/Icon.tsx';
import type { HeaderLink } from './header-view.server.ts';
import { ContentLink } from '~/content/ContentLink.tsx';

/** The two lists of links above the header; on phones they are in the drawer. */
export function TopBar({ left, right }: { left: HeaderLink[]; right: HeaderLink[] }) {
  if (left.length + right.length === 0) return null;
  return (
    <div className="site-top-bar hidden tablet:block">
      <div className="page-width flex justify-between gap-6 py-1.5 text-small">
        <HeaderLinks links={left} />
        <HeaderLinks links={right} />
      </div>
    </div>
  );
}

export function HeaderLinks({ links, stacked = false }: { links: HeaderLink[]; stacked?: boolean }) {
  return (
    <ul className={stacked ? 'grid gap-2' : 'flex flex-wrap gap-x-6'}>
      {links.map(({ key, label, link, icon, color }) => (
        <li key={key} style={color ? { color } : undefined}>
          {link ? (
            <ContentLink link={link} className="inline-flex min-h-8 items-center gap-1.5 hover:underline">
              <Icon name={icon} size={16} />
              {label}
            </ContentLink>
          ) : (
            <span className="inline-flex min-h-8 items-center gap-1.5">
              <Icon name={icon} size={16} />
              {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
