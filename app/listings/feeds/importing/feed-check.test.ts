// Requirements 10.211
import { expect, it } from 'vitest';
import { feedCheck } from './feed-check.ts';

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const said = (cron: string | null, imports: { finishedAt: string; failure: string | null }[], now: string) =>
  feedCheck({ cron, imports: () => Promise.resolve(imports), now: () => new Date(at(now)) }).failure();
const hourly = '0 * * * *';

it.each([
  ['nothing was imported yet', hourly, [], '12:00', null],
  ['the last import was on time', hourly, [{ finishedAt: at('10:01'), failure: null }], '11:30', null],
  ['one is under way', hourly, [{ finishedAt: at('10:01'), failure: null }], '11:59', null],
  ['no feed is read by the clock', null, [{ finishedAt: at('01:01'), failure: null }], '23:00', null],
  [
    'two were due and did not come',
    hourly,
    [{ finishedAt: at('10:01'), failure: null }],
    '12:00',
    `The feed is late: the last import was at ${at('10:01')}`,
  ],
  [
    'the last one failed',
    hourly,
    [{ finishedAt: at('10:01'), failure: 'it is no JSON' }],
    '10:30',
    `The import at ${at('10:01')}: it is no JSON`,
  ],
])('%s', async (_what, cron, imports, now, expected) => {
  expect(await said(cron, imports, now)).toBe(expected);
});
