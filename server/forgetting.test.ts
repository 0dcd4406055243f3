import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetJob } from './forgetting.ts';

const log = { info: vi.fn() };
const audit = { record: vi.fn(() => Promise.resolve()) };
const nothing = () => undefined;

describe('what is forgotten', () => {
  beforeEach(() => void vi.clearAllMocks());

  it('is what is older than the days asked for, every night', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    const forgetHistory = vi.fn(() => Promise.resolve(3));
    const job = forgetJob({ forgetHistory }, 30, log, audit);
    await job.work({}, nothing);
    vi.useRealTimers();
    expect(forgetHistory).toHaveBeenCalledWith(new Date('2026-10-22T10:00:00Z'));
    expect(log.info).toHaveBeenCalledWith({ transactions: 3, days: 30 }, expect.any(String));
    expect(job.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  });

  it('is undefined where history is kept indefinitely', () => {
    expect(forgetJob({ forgetHistory: vi.fn() }, 0, log, audit).cron).toBeNull();
  });

  it('is tried again when the store does not answer', async () => {
    const job = forgetJob({ forgetHistory: vi.fn().mockRejectedValue(new Error('away')) }, 30, log, audit);
    await expect(job.work({}, nothing)).rejects.toThrow('away');
    expect(job.retries).toBeGreaterThan(0);
  });
});
