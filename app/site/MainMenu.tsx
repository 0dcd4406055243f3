import { NavLink } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { PageShell } from './shell.server.ts';
import type { MenuItem } from './menus.server.ts';
import { ContentLink } from '~/content/ContentLink.tsx';

/** The menu on desktops: first level in a row, submenus on hover and on focus; Escape closes them (WCAG 1.4.13). */
export function MainMenu({ shell }: { shell: PageShell }) {
  const { t } = useTranslation();
  return (
    <ul className="flex items-center gap-x-[1.125rem]">
      {shell.header.menu.showHomeMenu && (
        <li>
          <NavLink to={shell.home} end className="site-menu-link">
            {t('frame.home')}
          </NavLink>
        </li>
      )}
      {shell.menu.map((item) =>
        item.children.length > 0 ? (
          <Submenu key={item.id} item={item} />
        ) : (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ),
      )}
    </ul>
  );
}

/** CSS opens it, also without scripts; here its state is said, and Escape dismisses it until the visitor comes anew. */
function Submenu({ item }: { item: MenuItem }) {
  const place = useRef<HTMLLIElement>(null);
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed');
  useEffect(() => {
    if (state !== 'open') return;
    // Wherever the focus is: the pointer alone may have opened it.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setState('dismissed');
      if (place.current?.contains(document.activeElement)) place.current.querySelector('a')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [state]);
  const open = () => setState((before) => (before === 'closed' ? 'open' : before));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setState('closed');
  };
  return (
    <li
      ref={place}
      className="group relative"
      data-dismissed={state === 'dismissed' || undefined}
      onPointerEnter={open}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) setState('closed');
      }}
      onFocus={open}
      onBlur={leave}
    >
      <MenuLink item={item} expanded={state === 'open'} />
      <ul className="site-submenu">
        {item.children.map((child) => (
          <li key={child.id}>
            <MenuLink item={child} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function MenuLink({ item, expanded }: { item: MenuItem; expanded?: boolean }) {
  const arrow = item.children.length > 0 && <ChevronDown size={16} aria-hidden className="inline-block" />;
  if (item.link.external) {
    return (
      <ContentLink link={item.link} className="site-menu-link" aria-expanded={expanded}>
        {item.label}
        {arrow}
      </ContentLink>
    );
  }
  return (
    <NavLink to={item.link.href} className="site-menu-link" aria-expanded={expanded}>
      {item.label}
      {arrow}
    </NavLink>
  );
}
