import { describe, expect, it, vi } from 'vitest';
import { loadDictionary } from './load-dictionary.ts';

describe('loading a dictionary in the browser', () => {
  it('retries up to five times, doubling the delay from 350 ms (7.10)', async () => {
    const waits: number[] = [];
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(loadDictionary('nl', load, (ms) => Promise.resolve(void waits.push(ms)))).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(6);
    expect(waits).toEqual([350, 700, 1_400, 2_800, 5_600]);
  });

  it('stops at the first successful attempt', async () => {
    const load = vi
      .fn<() => Promise<{ default: { a: string } }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: { a: 'b' } });
    expect(await loadDictionary('nl', load, () => Promise.resolve())).toEqual({ a: 'b' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)('finds the bundled dictionary of %s', async (language) => {
    expect(await loadDictionary(language)).toHaveProperty('frame.home');
  });
});
