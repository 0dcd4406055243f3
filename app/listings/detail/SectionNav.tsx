import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from '~/ui/Link.tsx';
import { useTranslation } from '~/i18n/translation.ts';
import { onDemand } from '~/ui/late.tsx';

/** Ids of the sections of a property page; their names are in the dictionaries under `sections`. */
export type SectionId =
  'description' | 'media' | 'plans' | 'facts' | 'energy' | 'place' | 'costs' | 'documents' | 'agent';

const PassedPrice = onDemand(async () => (await import('./PassedPrice.tsx')).PassedPrice);

interface Props {
  sections: readonly SectionId[];
  /** The price. */
  children: ReactNode;
}

/** Leads to the parts of a long page. On desktops it stays below the header, with the price; on phones and tablets `ContactBar` has that. */
export function SectionNav({ sections, children }: Props) {
  const { t } = useTranslation();
  useFocusOnSection();
  // Links of the router: after a plain one the router restores where the page was scrolled to, and a second jump stays where the first led.
  return (
    <nav aria-label={t('sections.label')} className="section-nav border-b border-line print:hidden">
      <ul className="-mx-3 flex min-w-0 grow [scrollbar-width:none] overflow-x-auto">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={`#${section}`}
              onClick={(event) => follow(event, section)}
              className="inline-flex min-h-11 items-center px-3 whitespace-nowrap no-underline -outline-offset-3 hover:underline"
            >
              {t(`sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
      <PassedPrice>{children}</PassedPrice>
    </nav>
  );
}

/** A section that the router has scrolled to has the focus, as after a plain link: the keyboard goes on from there. */
function useFocusOnSection(): void {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const section = document.getElementById(hash.slice(1));
    if (section !== null) focusOn(section);
  }, [key, hash]);
}

/** What the router's link would do that is of no use: a second step to the same section, and leaving one's place in the text for what stays beside it. */
function follow(event: MouseEvent, id: SectionId): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const section = document.getElementById(id);
  const isInSight = section !== null && staysInSight(section);
  // The second press of a double click has put the focus on the link again, after the first one had led to the section.
  const isThere = event.detail > 1 && location.hash === `#${id}`;
  if (section !== null && (isInSight || isThere)) focusOn(section);
  // Of a double click the router does not know yet where the first one led.
  if (isInSight || event.detail > 1) event.preventDefault();
}

/** Whether a section's beginning is in the window and does not move when the page scrolls. */
function staysInSight(section: HTMLElement): boolean {
  const column = section.closest('.property-aside');
  if (column === null || getComputedStyle(column).position !== 'sticky') return false;
  const { top } = section.getBoundingClientRect();
  return top > parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && top < innerHeight - 48;
}

function focusOn(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}
