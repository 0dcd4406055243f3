/**
 * Asks for consent and stores it (requirements 4.1). A separate script on every page that does not need React, small
 * and late enough not to delay the page. No third-party script or cookie is loaded or set before the visitor has agreed
 * to it.
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

/** Milliseconds between a choice and its effects (requirements 7.9). */
const updateDelay = 500;

function start(settings: ConsentSettings): void {
  const address = new URL(location.href);
  if (address.searchParams.has(clearParameter)) {
    clearConsent(place);
    // Otherwise a reload would clear the new choice.
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
  // On every page, because trackers may set cookies as their page unloads, and consent may have expired since.
  forget(choices ?? decline());
  beginTags(settings.trackers);
  const visit = followVisit();

  let applying: ReturnType<typeof setTimeout> | undefined;
  const apply = (allowed: Choices) => {
    updateTags(allowed);
    loadTags(allowedTrackers(settings.trackers, allowed));
    // After loading, because the events queue up for the trackers' scripts.
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

  /** Applies a choice made elsewhere: in another tab, or on a later page from which the visitor has come back. */
  const hear = () => {
    const now = stored();
    if (JSON.stringify(now) === JSON.stringify(choices)) return;
    dialog?.close();
    follow(now);
  };
  addEventListener('storage', ({ key }) => {
    // The first choice sets the marker, later ones only change the date; `clear()` has no key.
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
