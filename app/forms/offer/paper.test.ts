import { describe, expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { languages, type Language } from '~/i18n/languages.ts';
import { agencyOf } from '~/site/agency.ts';
import { offerPaper } from './paper.server.ts';

const offer = {
  amount: '325.000',
  letters: 'driehonderdvijfentwintigduizend euro',
  startDate: '2026-11-24',
  endDate: '2026-12-08',
  conditions: 'Het verkrijgen van een lening van € 260.000 binnen vier weken.\nWeiße Fassade für Élise.',
  firstName: 'Élise',
  lastName: 'Kowalczyk-Łuç',
  street: 'Große Straße',
  houseNumber: '12',
  zip: '9000',
  city: 'Gent',
  email: 'elise@example.be',
  phone: '0470 12 34 56',
  bFirstName: 'Jan',
  bLastName: 'Claes',
  bAddress: 'Coupure 4, 9000 Gent',
  bEmail: 'jan@example.be',
  bPhone: '0470 65 43 21',
  place: 'Gent',
  signDate: '2026-11-24',
  binding: true,
};

async function paperIn(language: Language, change: Partial<typeof offer> = {}) {
  const { t } = await translationFor(language, {});
  return offerPaper(
    { ...offer, ...change },
    {
      t,
      language,
      agency: { ...agencyOf(null, { language, fallback: language }), name: 'Gevel' },
      property: { title: 'Herenhuis met tuin', address: 'Coupure 12, 9000 Gent', reference: 'G-4101' },
      terms: { kind: 'usual', account: 'BE00 0000 0000 0000' },
      madeAt: new Date('2026-11-24T10:00:00Z'),
    },
  );
}

/** The number of pages and the fonts in the file. */
function contentOf(bytes: Uint8Array): { pages: number; fonts: string[] } {
  const raw = Buffer.from(bytes).toString('latin1');
  return {
    pages: raw.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    fonts: [...raw.matchAll(/\/FontFile[23] /g)].map(String),
  };
}

describe('an offer on paper (9.19)', () => {
  it.each(languages)('is one page or two, with its letters embedded: %s', async (language) => {
    const { filename, contentType, bytes } = await paperIn(language);
    expect(filename).toMatch(/^[a-z-]+\.pdf$/);
    expect(contentType).toBe('application/pdf');
    const { pages, fonts } = contentOf(bytes);
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(2);
    // Regular and bold, plus one for the Ł.
    expect(fonts.length).toBeGreaterThanOrEqual(3);
  });

  it('goes on over as many pages as its conditions take', async () => {
    const conditions = 'Een voorwaarde die lang is en niet op één blad past. '.repeat(95);
    expect(contentOf((await paperIn('nl', { conditions })).bytes).pages).toBeGreaterThan(1);
  });
});
