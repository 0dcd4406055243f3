// Requirements 10.87
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countView } from './counted-view.ts';

const sent = vi.fn<(path: string, body: URLSearchParams) => boolean>(() => true);
const campaign = () => 'utm_source=facebook';
let visibility: DocumentVisibilityState;
let page: AbortController;

beforeEach(() => {
  sent.mockClear();
  visibility = 'visible';
  page = new AbortController();
  Object.assign(navigator, { sendBeacon: sent });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  history.replaceState(null, '', '/nl/te-koop/gent/huis/4101/?utm_source=facebook');
  // Each test has its own page, whose listeners are removed with it.
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal: page.signal }),
    );
  }
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page that is shown is reported once, however often its tab is left', () => {
  countView(campaign);
  show('hidden');
  show('visible');
  expect(sent).toHaveBeenCalledOnce();
  const [path, body] = sent.mock.calls[0] ?? [];
  expect(path).toBe('/api/views');
  expect(String(body)).toBe('utm_source=facebook&path=%2Fnl%2Fte-koop%2Fgent%2Fhuis%2F4101%2F');
});

it('of the page before only the host is told', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.be/search?q=an+peeters');
  countView(campaign);
  expect(sent.mock.calls[0]?.[1].get('from')).toBe('www.google.be');
  expect(String(sent.mock.calls[0]?.[1])).not.toContain('peeters');
});

it('a page that nobody sees yet is reported when somebody does', () => {
  visibility = 'hidden';
  countView(campaign);
  expect(sent).not.toHaveBeenCalled();
  show('visible');
  expect(sent).toHaveBeenCalledOnce();
});

it('going back to a property is another view', () => {
  countView(campaign);
  comeBack(true);
  expect(sent).toHaveBeenCalledTimes(2);
  comeBack(false);
  expect(sent).toHaveBeenCalledTimes(2);
});
