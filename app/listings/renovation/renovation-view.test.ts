import { beforeAll, describe, expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import { translationFor } from '~/i18n/i18n.server.ts';
import { languages, type Language } from '~/i18n/languages.ts';
import { costsView } from '../costs/costs-view.ts';
import { listingFixture } from '../detail/listing.fixture.ts';
import { priceText } from '../domain/rules/price.ts';
import { renovationView } from './renovation-view.server.ts';

const texts = new Map<Language, TFunction>();
beforeAll(async () => {
  for (const language of languages) texts.set(language, (await translationFor(language, {})).t);
});

function view(change: Record<string, unknown>, language: Language = 'nl') {
  const listing = listingFixture({ EnergyPerformance: 600, SurfaceLiving: 160, ...change });
  const t = texts.get(language);
  if (!t) throw new Error('no texts');
  const { amount, unit } = listing.price;
  const price = priceText({ amount, unit, marquee: listing.marquee, marqueeLabel: null });
  return renovationView(listing, { termYears: 5, costs: costsView(listing, price), t, language });
}

describe('what a page says of the renovation ahead', () => {
  it.each([
    ['nl', 'binnen 5 jaar', 'Dak isoleren, ongeveer 104 m²'],
    ['fr', 'dans un délai de 5 ans', 'Isoler le toit, environ 104 m²'],
    ['en', 'within 5 years', 'Insulate the roof, about 104 m²'],
    ['de', 'innerhalb von 5 Jahren', 'Dach dämmen, ungefähr 104 m²'],
  ] as const)('in %s names the term of the settings and the works', (language, term, roof) => {
    const said = view({}, language);
    expect(said?.rule).toContain(term);
    expect(said?.works[0]?.name).toBe(roof);
  });

  it('says of a flat that roof and walls are not its owner’s alone', () => {
    expect(view({ WebID: 2 })?.texts.note).toContain('mede-eigenaars');
    expect(view({})?.texts.note).not.toContain('mede-eigenaars');
  });

  it('names no works without a surface, and no month without a price', () => {
    expect(view({ SurfaceLiving: undefined })).toMatchObject({ works: [], rule: expect.stringContaining('label D') });
    expect(view({})?.costs?.price).toBe(300_000);
    expect(view({ Price: 0 })?.costs).toBeNull();
  });

  it('is silent where the label is good', () => expect(view({ EnergyPerformance: 90 })).toBeNull());
});
