import { expect, it } from 'vitest';
import { pathsToKeep } from './keep-path.ts';

const written = { status: 'Published', title: { nl: 'Eerste titel', fr: 'Premier titre' }, path: { fr: 'titre' } };

it.each([
  ['of a new article its title makes the path', written, null, { 'path.nl': 'eerste-titel' }],
  [
    'of one that visitors know its earlier title',
    { ...written, title: { nl: 'Een andere titel' } },
    { status: 'Published', title: { nl: 'Eerste titel' } },
    { 'path.nl': 'eerste-titel' },
  ],
  [
    'of one that was hidden its title',
    written,
    { status: 'Draft', title: { nl: 'Werktitel' } },
    { 'path.nl': 'eerste-titel' },
  ],
  ['nothing that is hidden is kept', { ...written, status: 'Draft' }, null, {}],
  ['nothing is made of signs', { status: 'Published', title: { nl: '…' } }, null, {}],
  ['nothing is left to make', { ...written, path: { nl: 'eigen', fr: 'titre' } }, null, {}],
] as const)('%s (10.288)', (_name, draft, published, kept) => {
  expect(pathsToKeep(draft, published)).toEqual(kept);
});
