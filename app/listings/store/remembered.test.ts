import { describe, expect, it, vi } from 'vitest';
import type { ListingsPort } from '../domain/port.ts';
import { rememberingStore } from './remembered.ts';

const language = 'nl' as const;

/** A store that counts its calls, with revisions that a test can raise. */
function asked(answer: () => Promise<unknown> = () => Promise.resolve(null)) {
  const revisions = { listings: 1, current: () => revisions.listings };
  const ask = vi.fn(answer);
  const summaries = ask as unknown as ListingsPort['summaries'];
  const store = { summaries, municipalities: ask, sitemap: ask } as unknown as ListingsPort;
  const day = { today: '2026-11-24' };
  const options = { revisions, today: () => day.today };
  return { revisions, day, ask, store, options, remembering: rememberingStore(store, options) };
}

describe('what listings answer is kept', () => {
  it('for the same question, however often, and asked again for another (10.132)', async () => {
    let answers = 0;
    const { remembering, ask } = asked(() => Promise.resolve([(answers += 1)]));
    const first = await remembering.summaries(['1', '2'], { language });
    expect(await remembering.summaries(['1', '2'], { language })).toBe(first);
    for (const ids of [['2', '1'], ['1'], ['1,2'], []])
      expect(await remembering.summaries(ids, { language })).not.toBe(first);
    expect(await remembering.summaries(['1', '2'], { language: 'fr' })).not.toBe(first);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('until the listings change (10.132)', async () => {
    let answers = 0;
    const { remembering, revisions } = asked(() => Promise.resolve([(answers += 1)]));
    expect(await remembering.summaries(['1'], { language })).toEqual([1]);
    revisions.listings += 1;
    expect(await remembering.summaries(['1'], { language })).toEqual([2]);
  });

  it('until the day ends: what is said of a home for thirty days ends then', async () => {
    let answers = 0;
    const { remembering, day } = asked(() => Promise.resolve([(answers += 1)]));
    expect(await remembering.summaries(['1'], { language })).toEqual([1]);
    day.today = '2026-11-25';
    expect(await remembering.summaries(['1'], { language })).toEqual([2]);
  });

  it('under the revision that was current before asking: a change meanwhile is seen by the next (10.132)', async () => {
    let resolve: (value: string) => void = () => {};
    const { remembering, revisions, ask } = asked(() => new Promise((done) => (resolve = done)));
    const early = remembering.summaries(['1'], { language });
    revisions.listings += 1;
    const late = remembering.summaries(['1'], { language });
    expect(ask).toHaveBeenCalledTimes(2);
    resolve('new');
    expect(await late).toBe('new');
    void early;
  });

  it('for those who ask while it is being answered', async () => {
    const { remembering, ask } = asked();
    await Promise.all([remembering.summaries(['1'], { language }), remembering.summaries(['1'], { language })]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('also when it is that there is nothing', async () => {
    const { remembering, ask } = asked(() => Promise.resolve(null));
    expect(await remembering.summaries(['gone'], { language })).toBeNull();
    expect(await remembering.summaries(['gone'], { language })).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('and cannot be changed by whoever gets it (10.132)', async () => {
    const { remembering } = asked(() => Promise.resolve([{ pictures: [{ url: 'a' }] }]));
    const [card] = (await remembering.summaries(['1'], { language })) as unknown as { pictures: { url: string }[] }[];
    expect(() => card?.pictures.push({ url: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(card?.pictures[0] ?? {}, { url: 'b' })).toThrow(TypeError);
  });
});

describe('what listings answer is not kept', () => {
  it('when it is a failure', async () => {
    let answers = 0;
    const { remembering } = asked(() =>
      (answers += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(answers),
    );
    await expect(remembering.summaries(['1'], { language })).rejects.toThrow('away');
    expect(await remembering.summaries(['1'], { language })).toBe(2);
  });

  it('when the question is one visitor’s: typed letter by letter, or longer than any address', async () => {
    const { remembering, ask } = asked();
    const twice = async (ask: () => Promise<unknown>) => [await ask(), await ask()];
    await twice(() => remembering.municipalities('gen', { language }));
    const many = Array.from({ length: 500 }, (_each, n) => `a${n}`);
    await twice(() => remembering.summaries(many, { language }));
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('beyond the bytes it may take: the answers asked least lately are asked again', async () => {
    const { options, store, ask } = asked(() => Promise.resolve('x'.repeat(1_000)));
    const remembering = rememberingStore(store, { ...options, maxBytes: 10_000 });
    for (let id = 0; id < 10; id += 1) await remembering.summaries([String(id)], { language });
    await remembering.summaries(['9'], { language });
    expect(ask).toHaveBeenCalledTimes(10);
    await remembering.summaries(['0'], { language });
    expect(ask).toHaveBeenCalledTimes(11);
  });
});
