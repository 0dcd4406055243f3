// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountedView } from './use-counted-view.ts';

const sent = vi.fn<(path: string, body: URLSearchParams) => boolean>(() => true);
const campaign = () => 'utm_source=facebook';
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  visibility = 'visible';
  Object.assign(navigator, { sendBeacon: sent });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  history.replaceState(null, '', '/nl/te-koop/gent/huis/4101/?utm_source=facebook');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page({ id }: { id: string }) {
  useCountedView(id, campaign);
  return null;
}
const page = (id = '4101') => (
  <StrictMode>
    <Page id={id} />
  </StrictMode>
);
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page that is shown is reported once, whatever React repeats and however often its tab is left', () => {
  const { rerender } = render(page());
  vi.runAllTimers();
  rerender(page());
  show('hidden');
  show('visible');
  vi.runAllTimers();
  expect(sent).toHaveBeenCalledOnce();
  const [path, body] = sent.mock.calls[0] ?? [];
  expect(path).toBe('/api/views');
  expect(String(body)).toBe('utm_source=facebook&path=%2Fnl%2Fte-koop%2Fgent%2Fhuis%2F4101%2F');
});

it('of the page before only the host is told', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.be/search?q=an+peeters');
  render(page());
  vi.runAllTimers();
  expect(sent.mock.calls[0]?.[1].get('from')).toBe('www.google.be');
  expect(String(sent.mock.calls[0]?.[1])).not.toContain('peeters');
});

it('a page that nobody sees yet is reported when somebody does', () => {
  visibility = 'hidden';
  render(page());
  vi.runAllTimers();
  expect(sent).not.toHaveBeenCalled();
  show('visible');
  expect(sent).toHaveBeenCalledOnce();
});

it('each property is a view of its own, and going back to one is another', () => {
  const { rerender, unmount } = render(page());
  vi.runAllTimers();
  rerender(page('4102'));
  vi.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(2);
  comeBack(true);
  expect(sent).toHaveBeenCalledTimes(3);
  comeBack(false);
  expect(sent).toHaveBeenCalledTimes(3);
  unmount();
  comeBack(true);
  show('visible');
  expect(sent).toHaveBeenCalledTimes(3);
});

it('a page that is left at once is none', () => {
  render(page()).unmount();
  vi.runAllTimers();
  expect(sent).not.toHaveBeenCalled();
});
