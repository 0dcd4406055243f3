import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startForgetting } from './forgetting.ts';

const hour = 60 * 60_000;
const log = { info: vi.fn(), warn: vi.fn() };

describe('what is forgotten', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    vi.clearAllMocks();
  });
  afterEach(() => void vi.useRealTimers());

  it('is what is older than the days asked for, soon after the start and then once a day', async () => {
    const moments: string[] = [];
    const stop = startForgetting(
      { forgetHistory: (before) => Promise.resolve(moments.push(before.toISOString().slice(0, 10))) },
      30,
      log,
    );
    await vi.advanceTimersByTimeAsync(hour);
    expect(moments).toEqual(['2026-10-22']);
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(moments).toEqual(['2026-10-22', '2026-10-23', '2026-10-24']);
    stop();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(moments).toHaveLength(3);
  });

  it('is nothing where history is kept for ever', async () => {
    const forgetHistory = vi.fn();
    startForgetting({ forgetHistory }, 0, log);
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(forgetHistory).not.toHaveBeenCalled();
  });

  it('is tried again the next day when the store does not answer', async () => {
    const forgetHistory = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(3);
    const stop = startForgetting({ forgetHistory }, 30, log);
    await vi.advanceTimersByTimeAsync(hour);
    expect(log.warn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(log.info).toHaveBeenCalledWith({ transactions: 3, days: 30 }, expect.any(String));
    stop();
  });
});
