import { expect, it, vi } from 'vitest';
import type { Views } from '~/views/views.server.ts';
import type { CommandHost } from './command.ts';
import { listingsViews } from './listings-views.ts';

const views: Pick<Views, 'totals' | 'bySource' | 'byLanguage'> = {
  totals: vi.fn(async () => ({ day: 1, week: 7, month: 30, total: 1_234 })),
  bySource: vi.fn(async () => [
    { source: 'portal' as const, site: 'immoweb.be', views: 20 },
    { source: 'direct' as const, site: null, views: 10 },
  ]),
  byLanguage: vi.fn(async () => [{ language: 'nl' as const, views: 30 }]),
};

async function run(...args: string[]) {
  const said: string[] = [];
  const now = () => new Date('2026-11-23T12:00:00Z');
  const host = { parts: () => ({ platform: { now }, views: { views } }) } as unknown as CommandHost;
  const exit = await listingsViews(host, args, (line) => said.push(String(line)));
  return { exit, said: said.join('\n') };
}

it('says how often a property was viewed, for people and for machines', async () => {
  const { exit, said } = await run('A-4101');
  expect(exit).toBe(0);
  expect(said.split('\n')).toEqual([
    'a-4101: 1234 views, 30 of them in 30 days, 7 in 7, 1 today.',
    '     20  portal: immoweb.be',
    '     10  direct',
    '     30  nl',
  ]);
  expect(views.bySource).toHaveBeenCalledWith('a-4101', { from: '2026-10-25', to: '2026-11-23' });
  expect(JSON.parse((await run('A-4101', '--json')).said)).toMatchObject({ property: 'a-4101', total: 1_234 });
});

it.each([[[]], [['--json']], [['4101', '--csv']], [['4101', '--json', 'more']]])(
  'says how it is written: %j',
  async (args) => {
    expect(await run(...args)).toMatchObject({ exit: 2, said: expect.stringContaining('listings:views <id>') });
  },
);
