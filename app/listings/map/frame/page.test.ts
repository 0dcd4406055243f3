// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { listenToPage } from './page.ts';

it('the map hears the page that embeds it alone, from its own origin (10.41)', () => {
  const heard = vi.fn();
  listenToPage(heard);
  const say = (source: Window | null, origin = location.origin, data: unknown = { highlight: null }) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  const frame = document.createElement('iframe');
  document.body.append(frame);
  say(null);
  say(frame.contentWindow);
  say(window.parent, 'https://elsewhere.example');
  say(window.parent, location.origin, { highlight: 7 });
  expect(heard).not.toHaveBeenCalled();
  say(window.parent);
  expect(heard.mock.calls).toEqual([[{ highlight: null }]]);
});
