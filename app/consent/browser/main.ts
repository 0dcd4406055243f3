/**
 * What visitors allow, asked and kept (spec §4). It runs before and without React: a script of its own that every page loads, small and late enough not
 * to hold it up. Nothing of others is loaded, and nothing of theirs is set, before a visitor has said yes to it.
 */
import { decline, type Choices } from '../categories.ts';
import { clearParameter, type ConsentSettings } from '../settings.ts';
import { clearConsent, consentKeys, readConsent, storeConsent } from '../stored-consent.ts';
import { allowedTrackers } from '../trackers.ts';
import { openDialog, type Dialog } from './dialog.ts';
import { followVisit } from './events.ts';
import { place } from './storage.ts';
import { beginTags, forgetCookies, loadTags, updateTags } from './tags.ts';

/** Milliseconds between a choice and what follows from it, spec §7. */
const updateDelay = 500;

function start(settings: ConsentSettings): void {
  if (new URLSearchParams(location.search).has(clearParameter)) {
    clearConsent(place);
    forgetCookies(decline());
  }
  const stored = () => readConsent(place, settings, Date.now());
  let choices = stored();
  let dialog: Dialog | null = null;

  beginTags(settings.trackers);
  const visit = followVisit({ measures: Object.keys(settings.trackers).length > 0 });

  const apply = (allowed: Choices) => {
    updateTags(allowed);
    loadTags(allowedTrackers(settings.trackers, allowed));
    // What they are told waits for their scripts.
    visit.allow(allowed);
  };
  const follow = (allowed: Choices) => {
    const before = choices ?? decline();
    choices = allowed;
    forgetCookies(allowed);
    const taken = Object.keys(allowedTrackers(settings.trackers, before));
    const kept = allowedTrackers(settings.trackers, allowed);
    // A script that runs cannot be taken back: only a new document is without it.
    if (taken.some((setting) => !(setting in kept))) {
      updateTags(allowed);
      location.reload();
    } else setTimeout(apply, updateDelay, allowed);
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

  /** Chosen elsewhere: in another tab, or on a later page from which the visitor has come back to this one. */
  const hear = () => {
    const now = stored();
    if (now === null || JSON.stringify(now) === JSON.stringify(choices)) return;
    dialog?.close();
    follow(now);
  };
  addEventListener('storage', ({ key }) => {
    // The first choice sets the marker, another one only its date.
    if (key === consentKeys.marker || key === consentKeys.date) hear();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hear();
  });

  if (choices === null) open(null);
  else apply(choices);
}

const settings = document.querySelector<HTMLElement>('script[data-consent]')?.dataset.consent;
if (settings) start(JSON.parse(settings) as ConsentSettings);
