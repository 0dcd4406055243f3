import { expect, it } from 'vitest';
import type { Status } from '~/office/status.ts';
import { statusLines } from './status.ts';

const well: Status = {
  at: '2026-11-28T11:00:00.000Z',
  needsAttention: false,
  version: '0.1.0',
  revision: null,
  startedAt: null,
  parts: [
    { name: 'database', failure: null },
    { name: 'mails', failure: null },
  ],
  imports: { listings: null, owners: null },
  queues: {
    mails: { waiting: 0, givenUpCount: 0, givenUp: [] },
    leads: { waiting: 1, givenUpCount: 0, givenUp: [] },
    jobs: { waiting: 2, givenUpCount: 0, givenUp: [] },
  },
  storage: { database: { kind: 'embedded', bytes: 12_345_678 }, folderBytes: null, freeBytes: 5.25e9 },
  backups: null,
  lakeQueries: null,
};

it('says that everything is well, and what cannot be read (10.257)', () => {
  expect(statusLines(well).join('\n')).toBe(`Gevel 0.1.0
Everything is well.

Parts
  database  works
  mails     works

Imports
  listings: never imported
  owners: not imported in the last week

Waiting and given up
  0 mails wait, 0 given up
  1 lead for the CRM waits, 0 given up
  2 jobs wait, 0 given up

Room
  embedded database: 12 MB
  data folder: cannot be read now; free on its disk: 5.3 GB`);
});

const listings = {
  finishedAt: '2026-11-28T10:00:00.000Z',
  source: 'https://crm.example/export',
  failure: null,
  counts: null,
  setAsideCount: 0,
  setAside: [],
};
const dead = { id: '7', what: 'Hello (an@example.be)', at: '2026-11-28T10:00:00.000Z', attempts: 13, reason: '550 no' };

it.each<[string, Partial<Status>, string[]]>([
  [
    'a server',
    { revision: '87a5c37', startedAt: '2026-11-28T10:00:00.000Z' },
    ['Gevel 0.1.0 (87a5c37), running since 2026-11-28 11:00'],
  ],
  [
    'a part that fails, and what to do',
    { needsAttention: true, parts: [{ name: 'content', failure: 'Sanity does not answer' }] },
    [
      'Something needs attention.',
      '  content  Sanity does not answer',
      '           Pages show a copy. See that Sanity can be reached and SANITY_READ_TOKEN is valid.',
    ],
  ],
  [
    'an import that failed',
    { imports: { listings: { ...listings, failure: 'the export has shrunk.' }, owners: null } },
    ['  listings from https://crm.example/export, 2026-11-28 11:00, failed: the export has shrunk.'],
  ],
  [
    'what imports read and set aside',
    {
      imports: {
        listings: {
          ...listings,
          counts: {
            listings: { added: 1, changed: 2, removed: 3, unchanged: 4 },
            projects: { added: 0, changed: 0, removed: 0, unchanged: 1 },
          },
          setAsideCount: 2,
          setAside: [{ record: 'listing 4101', reason: 'Price is no number' }],
        },
        owners: {
          finishedAt: '2026-11-28T10:00:00.000Z',
          failure: null,
          counts: { added: 1, known: 2, invited: 1, properties: 3 },
          setAsideCount: 0,
          setAside: [],
        },
      },
    },
    [
      '    listings: 1 new, 2 changed, 3 gone, 4 unchanged',
      '    set aside: 2',
      '      listing 4101: Price is no number',
      '      … and 1 more',
      '    1 new, 2 known, 1 invited, 3 properties',
    ],
  ],
  [
    'mails that were given up, and how to try them again',
    { queues: { ...well.queues, mails: { waiting: 1, givenUpCount: 2, givenUp: [dead] } } },
    [
      '  1 mail waits, 2 given up; try again: npm run gevel -- mail:retry',
      '    7  2026-11-28 11:00  Hello (an@example.be)  13 tries: 550 no',
      '    … and 1 more',
    ],
  ],
  [
    'a database that does not answer',
    { imports: null, queues: { mails: null, leads: null, jobs: null } },
    ['  cannot be read now', '  mails: cannot be read now'],
  ],
  [
    'queries from outside',
    { lakeQueries: { running: 1, waiting: 0, stopped: 2 } },
    ['  1 running, 0 waiting, 2 ended by a limit since the start'],
  ],
])('says %s', (_what, differently, lines) => {
  const told = statusLines({ ...well, ...differently });
  for (const line of lines) expect(told).toContain(line);
});
