import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilAnswered } from './until-answered.ts';

const next = { pathname: '/nl/te-koop/', search: '', hash: '' };
const assign = vi.fn();
let hears: ((state: object) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  hears = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    location: { assign },
    __remixRouter: {
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

it('asks once where a navigation waits for the answer', async () => {
  await expect(
    untilAnswered(
      () => Promise.reject(new Error('Gone')),
      () => true,
    ),
  ).rejects.toThrow('Gone');
  expect(hears).toEqual([]);
});
