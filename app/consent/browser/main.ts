/**
 * What visitors allow, asked and kept (spec §4). It runs before and without React: a script of its own that every page loads, small and late enough not
 * to hold it up. Nothing of others is loaded, and nothing of theirs is set, before a visitor has said yes to it.
 */
import { decline, type Choices } from '../categories.ts';
import { clearParameter, type ConsentSettings } from '../settings.ts';
import { clearConsent, consentKeys, readConsent, storeConsent } from '../stored-consent.ts';
import { allowedTrackers, isTakenBack } from '../trackers.ts';
import { keepCampaign } from './campaign.ts';
import { openDialog, type Dialog } from './dialog.ts';
import { followVisit } from './events.ts';
import { place } from './storage.ts';
import { beginTags, forgetCookies, loadTags, silenceTags, updateTags } from './tags.ts';

/** Milliseconds between a choice and what follows from it, spec §7. */
const updateDelay = 500;

function start(settings: ConsentSettings): void {
  const address = new URL(location.href);
  if (address.searchParams.has(clearParameter)) {
    clearConsent(place);
    // Or loading the page again would clear what is chosen now.
    address.searchParams.delete(clearParameter);
    history.replaceState(history.state, '', address);
  }
  const stored = () => readConsent(place, settings, Date.now());
  let choices = stored();
  let dialog: Dialog | null = null;

  const forget = (allowed: Choices) => {
    forgetCookies(allowed);
    keepCampaign(allowed.analytics || allowed.marketing, Object.keys(settings.trackers).length > 0);
  };
  // On each page: trackers set cookies as their page goes, and a consent may have lapsed since.
  forget(choices ?? decline());
  beginTags(settings.trackers);
  const visit = followVisit();

  let applying: ReturnType<typeof setTimeout> | undefined;
  const apply = (allowed: Choices) => {
    updateTags(allowed);
    loadTags(allowedTrackers(settings.trackers, allowed));
    // What they are told waits for their scripts.
    visit.allow(allowed);
  };
  const follow = (now: Choices | null) => {
    const before = choices ?? decline();
    const allowed = now ?? decline();
    choices = now;
    clearTimeout(applying);
    forget(allowed);
    if (isTakenBack(settings.trackers, before, allowed)) {
      visit.allow(decline());
      silenceTags(settings.trackers);
      updateTags(allowed);
      location.reload();
    } else applying = setTimeout(apply, updateDelay, allowed);
  };
  const choose = (allowed: Choices) => {
    storeConsent(place, allowed, settings, Date.now());
    follow(allowed);
  };
  const open = (asker: HTMLElement | null) => {
    dialog ??= openDialog(settings.dialog, () => {
      dialog = null;
    });
    dialog.show({ choices, asker, choose });
  };

  document.addEventListener(
    'click',
    (event) => {
      const asker = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent-open]') : null;
      if (asker === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      open(asker);
    },
    true,
  );

  /** Chosen or cleared elsewhere: in another tab, or on a later page from which the visitor has come back to this one. */
  const hear = () => {
    const now = stored();
    if (JSON.stringify(now) === JSON.stringify(choices)) return;
    dialog?.close();
    follow(now);
  };
  addEventListener('storage', ({ key }) => {
    // The first choice sets the marker, another one only its date; without a key all is gone.
    if (key === null || key === consentKeys.marker || key === consentKeys.date) hear();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hear();
    visit.shownAgain();
  });

  if (choices === null) open(null);
  else apply(choices);
}

const settings = document.querySelector<HTMLElement>('script[data-consent]')?.dataset.consent;
if (settings) start(JSON.parse(settings) as ConsentSettings);
