// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToMap, postToMap } from './conversation.ts';
import type { MapMessage } from './message.ts';

const message: MapMessage = {
  propsList: [{ Count: 12, Latitude: 50, Longitude: 4 }],
  messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 0 },
  mapType: 'list',
  customMarker: 'price',
  marqueeIgnore: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function frame(id: string) {
  const element = document.createElement('iframe');
  element.id = id;
  document.body.append(element);
  const posted = vi.fn();
  if (element.contentWindow) element.contentWindow.postMessage = posted;
  return posted;
}

it('posts JSON to the frame of that element id after 50 ms, to our own origin (7.6)', () => {
  const [map, another] = [frame('map'), frame('another')];
  postToMap('map', message);
  vi.advanceTimersByTime(49);
  expect(map).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(map.mock.calls).toEqual([[JSON.stringify(message), location.origin]]);
  expect(another).not.toHaveBeenCalled();
});

it('posts nothing if the frame has been removed meanwhile', () => {
  const map = frame('map');
  postToMap('map', message);
  document.body.replaceChildren();
  vi.advanceTimersByTime(1_000);
  expect(map).not.toHaveBeenCalled();
});

it('hears that frame alone, from its own origin, until it stops (10.41)', () => {
  for (const id of ['map', 'another']) frame(id);
  const heard = vi.fn();
  const stop = listenToMap('map', heard);
  const windowOf = (id: string) => document.querySelector<HTMLIFrameElement>(`#${id}`)?.contentWindow ?? null;
  const say = (source: Window | null, origin = location.origin, data: unknown = { type: 'drawn', area: null }) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  say(window);
  say(null);
  say(windowOf('another'));
  say(windowOf('map'), 'https://elsewhere.example');
  say(windowOf('map'), location.origin, { type: 'drawn' });
  expect(heard).not.toHaveBeenCalled();
  say(windowOf('map'));
  expect(heard.mock.calls).toEqual([[{ type: 'drawn', area: null }]]);
  stop();
  say(windowOf('map'));
  expect(heard).toHaveBeenCalledTimes(1);
});
