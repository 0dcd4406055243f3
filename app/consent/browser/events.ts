import type { Choices } from '../categories.ts';
import { isShown, pageShownEvent } from '../settings.ts';
import { tellTags } from './tags.ts';
import { keepCampaign, savedCampaign } from './campaign.ts';

/** Milliseconds after which a page counts as shown although its own scripts have not come. */
const longestWait = 8_000;

interface Told {
  name: string;
  details: Record<string, unknown>;
}

export interface FollowedVisit {
  /** From now on these are told; what happened on this page before is told at once, for the visitor has said so of this visit. */
  allow(choices: Choices): void;
}

/**
 * Follows which pages are shown and what visitors begin and finish there, spec §7, and tells those that were let in.
 *
 * @param options.measures whether the editors have set up anybody to tell
 */
export function followVisit({ measures }: { measures: boolean }): FollowedVisit {
  let allowed: Choices | null = null;
  let referrer = document.referrer;
  /** What happened on the page that is shown, in order. */
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
  const next = () => {
    clearTimeout(timer);
    shown(isFirst);
    isFirst = false;
  };
  const timer = setTimeout(() => isFirst && next(), longestWait);
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
      keepCampaign(measures && choices.analytics);
      if (!before && isTold()) for (const { name, details } of happened) tellTags(name, details);
    },
  };
}

/** What the page is besides a page, from what it says of itself. */
function eventsOf(isDocument: boolean): Told[] {
  const { view, item = '' } = document.getElementById('content')?.dataset ?? {};
  if (view === 'property') return [{ name: 'view_item', details: { item_id: item, items: [{ item_id: item }] } }];
  if (view === 'thank-you' && isArrival(isDocument)) return [{ name: 'generate_lead', details: { form_id: item } }];
  if (view !== 'results') return [];
  const asked = new URLSearchParams(location.search);
  for (const name of ['sort', 'view', 'page']) asked.delete(name);
  return asked.size === 0
    ? []
    : [{ name: 'search', details: { search_term: decodeURIComponent(asked.toString().replaceAll('+', ' ')) } }];
}

/** Thanked for something just sent, not for looking at the page again. */
function isArrival(isDocument: boolean): boolean {
  if (!isDocument) return true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
