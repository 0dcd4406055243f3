import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberShown, untilAnswered } from './until-answered.ts';

const next = { pathname: '/nl/te-koop/', search: '', hash: '' };
const assign = vi.fn();
const reload = vi.fn();
const idle = { navigation: { state: 'idle' }, location: { key: 'shown' } };
let state: object = idle;
let hears: ((state: object) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  hears = [];
  state = idle;
  rememberShown('shown');
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    location: { assign, reload },
    __remixRouter: {
      get state() {
        return state;
      },
      createHref: ({ pathname }: typeof next) => pathname,
      subscribe: (hear: (state: object) => void) => {
        hears.push(hear);
        return () => (hears = hears.filter((each) => each !== hear));
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockClear();
  reload.mockClear();
});

const navigate = (navigation: object) => hears.forEach((hear) => hear({ navigation }));

it('loads the document of the next page as long as it asks in vain, and no longer', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new Error('Gone'))
    .mockRejectedValueOnce(new Error('Gone'))
    .mockResolvedValue(7);
  const answer = untilAnswered(ask);
  await vi.advanceTimersByTimeAsync(2_000);
  navigate({ location: next });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/nl/te-koop/');
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(answer).resolves.toBe(7);
  expect(ask).toHaveBeenCalledTimes(3);
  navigate({ location: next });
  expect(assign).toHaveBeenCalledTimes(1);
});

it('leaves alone what is sent, what stays on its page, and navigations without a connection', async () => {
  void untilAnswered(() => Promise.reject(new Error('Gone')));
  await vi.advanceTimersByTimeAsync(10);
  navigate({ location: next, formMethod: 'POST' });
  navigate({ location: undefined });
  vi.stubGlobal('navigator', { onLine: false });
  navigate({ location: next });
  expect(assign).not.toHaveBeenCalled();
});

it('loads the document of a page that a navigation was under way to when it asked in vain first', async () => {
  state = { ...idle, navigation: { state: 'loading', location: next } };
  void untilAnswered(() => Promise.reject(new Error('Gone')));
  await vi.advanceTimersByTimeAsync(10);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/nl/te-koop/');
});

it('loads the document of a page that waits to be shown, unless there is no connection', async () => {
  state = { ...idle, location: { key: 'next' } };
  vi.stubGlobal('navigator', { onLine: false });
  void untilAnswered(() => Promise.reject(new Error('Gone')));
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  rememberShown('next');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks once where a navigation waits for the answer', async () => {
  await expect(
    untilAnswered(
      () => Promise.reject(new Error('Gone')),
      () => true,
    ),
  ).rejects.toThrow('Gone');
  expect(hears).toEqual([]);
});
