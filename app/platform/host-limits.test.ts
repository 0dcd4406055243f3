import { describe, expect, it, vi } from 'vitest';
import { createHostLimits } from './host-limits.ts';

const never = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new Error('refused'));

describe('work at third-party hosts', () => {
  it('waits only for its own host', async () => {
    const limits = createHostLimits({ atOnce: 2 });
    for (let index = 0; index < 10; index += 1) void limits.run('silent.example', never);
    expect(await limits.run('quick.example', () => Promise.resolve('there'))).toBe('there');
  });

  it('is refused if too many wait', async () => {
    const limits = createHostLimits({ atOnce: 1, maxWaiting: 2 });
    for (let index = 0; index < 3; index += 1) void limits.run('silent.example', never);
    await expect(limits.run('silent.example', never)).rejects.toMatchObject({ code: 'TOO_MUCH' });
  });

  it('pauses a host that repeatedly does not answer, and fails those waiting for it at once', async () => {
    const limits = createHostLimits({ atOnce: 3, silences: 3, pause: 1_000 });
    const work = vi.fn(fails);
    const all = Array.from({ length: 20 }, () =>
      limits.run('silent.example', work).catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(all)).size).toBe(2);
    expect(work).toHaveBeenCalledTimes(3);
    await expect(limits.run('silent.example', work)).rejects.toMatchObject({ code: 'HOST_SILENT' });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await limits.run('silent.example', () => Promise.resolve('back'))).toBe('back');
  });

  it('goes on requesting from a host that answers, even with errors', async () => {
    const limits = createHostLimits({ silences: 2 });
    for (let index = 0; index < 5; index += 1) {
      const work = (answered: () => void) => {
        answered();
        return fails();
      };
      await expect(limits.run('odd.example', work)).rejects.toThrow('refused');
    }
  });
});
