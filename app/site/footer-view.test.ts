// Requirements 3.20
import { expect, it } from 'vitest';
import { readFooter } from './footer-view.server.ts';
import type { Visit } from './visit.server.ts';

const read = (footer: object | null) =>
  readFooter(
    {
      site: { footer },
      choice: { language: 'nl', fallback: 'fr' },
      edits: () => () => undefined,
      link: async () => null,
    } as unknown as Visit,
    new Date('2026-12-31T23:30:00Z'),
  );

it('the footer has the width, the colours and the columns that editors choose', async () => {
  const footer = await read({
    bgColor: '#102030',
    textColor: '#ffffff',
    maxWidth: 1100,
    bottom: [{ _key: 'a', colSizes: { sm: 12, md: 6, lg: 4 } }, { _key: 'b' }],
  });
  expect(footer).toMatchObject({ bgColor: '#102030', textColor: '#ffffff', maxWidth: 1100 });
  expect(footer.columns).toMatchObject([{ key: 'a', colSizes: { sm: 12, md: 6, lg: 4 } }, { key: 'b' }]);
});

it('a column shows its public parts and leaves out the others', async () => {
  const text = (words: string, isPublic: boolean) => ({ text: { nl: words }, public: isPublic });
  const { columns } = await read({
    bottom: [
      { _key: 'a', title: text('Kantoor', true), introText: text('Geheim', false), fullText: { public: false } },
    ],
  });
  expect(columns).toMatchObject([{ title: { text: 'Kantoor' }, introText: null, fullText: null }]);
});

it('the copyright year is the current year in Brussels', async () => {
  expect((await read({ copyright: { nl: 'Gevel' } })).copyright).toEqual({ text: '© 2027 Gevel' });
});
