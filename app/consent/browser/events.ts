import type { Choices } from '../categories.ts';
import { isShown, pageShownEvent } from '../settings.ts';
import { tellTags } from './tags.ts';
import { savedCampaign } from './campaign.ts';

/** Milliseconds after which a page counts as shown even if its own scripts have not run. */
const longestWait = 8_000;

interface Told {
  name: string;
  details: Record<string, unknown>;
}

export interface FollowedVisit {
  /** From now on reports events to these categories, and at once those that already happened on this page. */
  allow(choices: Choices): void;
  /** Reports the page as shown again: restored from the back/forward cache, without a new document. */
  shownAgain(): void;
}

/** Tracks which pages are shown and which forms are begun and sent (requirements 7.9), for the allowed trackers. */
export function followVisit(): FollowedVisit {
  let allowed: Choices | null = null;
  let referrer = document.referrer;
  /** Events on the current page, in order. */
  let happened: Told[] = [];
  const begun = new Set<string>();

  const isTold = () => allowed !== null && (allowed.analytics || allowed.marketing || allowed.social);
  const tell = (name: string, details: Record<string, unknown>) => {
    happened.push({ name, details });
    if (isTold()) tellTags(name, details);
  };
  const shown = (isDocument: boolean) => {
    happened = [];
    tell('page_view', {
      page_location: location.href,
      page_referrer: referrer,
      page_title: document.title,
      ...savedCampaign(),
    });
    for (const { name, details } of eventsOf(isDocument)) tell(name, details);
    referrer = location.href;
  };

  let isFirst = true;
  /** Whether the page was reported before its scripts ran; when they do, it is not a new page. */
  let isEarly = false;
  const next = () => {
    clearTimeout(timer);
    if (!isEarly) shown(isFirst);
    isFirst = isEarly = false;
  };
  const timer = setTimeout(() => {
    // A prerendered page may never be seen.
    if (document.prerendering) return;
    next();
    isEarly = true;
  }, longestWait);
  if (isShown()) next();
  document.addEventListener(pageShownEvent, next);

  document.addEventListener(
    'focusin',
    ({ target }) => {
      const form = target instanceof Element ? target.closest<HTMLElement>('form[data-form]')?.dataset.form : undefined;
      if (form === undefined || begun.has(form)) return;
      begun.add(form);
      tell('form_start', { form_id: form });
    },
    true,
  );

  return {
    allow(choices) {
      const before = isTold();
      allowed = choices;
      if (!before && isTold()) for (const { name, details } of happened) tellTags(name, details);
    },
    shownAgain: () => shown(false),
  };
}

/** Further events of a page, from its data attributes. */
function eventsOf(isDocument: boolean): Told[] {
  const { view, item = '' } = document.getElementById('content')?.dataset ?? {};
  if (view === 'property') return [{ name: 'view_item', details: { item_id: item, items: [{ item_id: item }] } }];
  if (view === 'thank-you' && isArrival(isDocument)) return [{ name: 'generate_lead', details: { form_id: item } }];
  // Written by listings/results/Results.tsx.
  const searched = document.querySelector<HTMLElement>('[data-searched]')?.dataset.searched;
  return searched === undefined ? [] : [{ name: 'search', details: { search_term: searched } }];
}

/** Whether a form has just been sent, rather than the page viewed again. */
function isArrival(isDocument: boolean): boolean {
  if (!isDocument) return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
