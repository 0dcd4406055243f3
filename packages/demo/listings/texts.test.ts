import { describe, expect, it } from 'vitest';
import { languages } from '~/i18n/languages.ts';
import { parseOmnicasa } from '~/listings/feeds/omnicasa.ts';
import { groupsOf } from './groups.ts';
import { demoFeed, pastFeed } from './feed.ts';
import { nearSight, placeWords } from './texts/place-words.ts';

const today = '2026-11-21';
const parse = (feed: object) => parseOmnicasa(JSON.parse(JSON.stringify(feed)));
const { listings, projects } = parse(demoFeed({ today }));
const offered = listings.map(({ raw }) => raw);
const told = [
  ...offered,
  ...parse(pastFeed({ today })).listings.map(({ raw }) => raw),
  ...projects.map(({ raw }) => raw),
];

/** The maximum share of a language's descriptions that may contain the same sentence. */
const maxAlike = 0.06;

describe.each(languages)('texts in %s', (language) => {
  const descriptions = offered.flatMap(({ description }) => description[language] ?? []);
  const texts = told
    .flatMap(({ title, description }) => [title[language] ?? '', description[language] ?? ''])
    .filter(Boolean);

  it('are there, but for some as in real life', () => {
    expect(offered.filter(({ title }) => !title[language])).toEqual([]);
    const without = offered.length - descriptions.length;
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(offered.length * 0.03);
  });

  it('repeat no sentence too often, whatever its figures', () => {
    const uses = new Map<string, number>();
    for (const text of descriptions) {
      const sentences = text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.replace(/\d[\d.,\s]*/g, '#'));
      for (const sentence of new Set(sentences)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    const often = [...uses].filter(([, count]) => count > descriptions.length * maxAlike);
    expect(often).toEqual([]);
  });

  it('begin differently, and are neither too short nor too long', () => {
    expect(new Set(descriptions).size).toBe(descriptions.length);
    const lengths = descriptions.map((text) => text.split(/\s+/).length).sort((one, other) => one - other);
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(75);
    expect(median).toBeLessThan(140);
    expect(lengths[0]).toBeGreaterThan(20);
    expect(lengths.at(-1)).toBeLessThan(260);
  });

  it('are spelled as they should be', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(text).not.toMatch(/ {2}| [.,]|\.\.|[.!?][^\s.,\d)’]/);
      expect(text).not.toMatch(/['"«»]/);
      expect(text).toMatch(/^[\p{Lu}\d’]/u);
      for (const sentence of text.split(/(?<=[.!?])\s+/)) expect(sentence).toMatch(/^[\p{Lu}\d’]/u);
    }
  });

  it('give no two listings of a municipality more than twice the same title', () => {
    const titles = groupsOf(offered, ({ title, address }) => `${address.zip} ${title[language] ?? ''}`);
    expect([...titles].filter(([, same]) => same.length > 2).map(([title]) => title)).toEqual([]);
    const once = [...titles].filter(([, same]) => same.length === 1).length;
    expect(once / offered.length).toBeGreaterThan(0.95);
  });

  it('have paragraphs', () => {
    expect(descriptions.filter((text) => text.split('\n\n').length > 1).length).toBeGreaterThan(
      descriptions.length * 0.95,
    );
    for (const text of descriptions) expect(text.split('\n\n').length).toBeLessThan(6);
  });
});

describe('what a text says', () => {
  it('is true of the listing', () => {
    for (const { id, description, detail, energy, rooms } of offered) {
      const text = description.nl ?? '';
      if (!detail.gardenSurface) expect([id, text]).not.toEqual([id, expect.stringMatching(/\d m² tuin|tuin van \d/)]);
      const garden = /tuin van ([\d.]+) m²|([\d.]+) m² tuin/.exec(text);
      if (garden)
        expect([id, Number((garden[1] ?? garden[2] ?? '').replace('.', ''))]).toEqual([id, detail.gardenSurface]);
      const kwh = /([\d.]+) kWh/.exec(text)?.[1];
      if (kwh) expect([id, Math.floor(energy.value ?? -1)]).toEqual([id, Number(kwh)]);
      const rooms0 = / (twee|drie|vier|vijf|zes) slaapkamers/.exec(text)?.[1];
      const counted = ['', '', 'twee', 'drie', 'vier', 'vijf', 'zes'].indexOf(rooms0 ?? 'none');
      if (rooms0) expect([id, rooms.bedRoom]).toEqual([id, counted]);
      if (/renovatieplicht/.test(text)) expect(energy.value).toBeGreaterThan(400);
      if (/lift/.test(text) && detail.flags.lift !== null) expect([id, detail.flags.lift]).toEqual([id, true]);
      if (/warmtepomp (doet|en de|zorgt)/i.test(text)) expect([id, detail.heatingName.en]).toEqual([id, 'Heat pump']);
    }
  });
});

describe('French', () => {
  const texts = told.flatMap(({ title, description }) => [title.fr ?? '', description.fr ?? '']);

  it('elides and contracts', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/ (de|que|le|la|se|ne|jusque) [AEIOUÉÈÊaeiouéèêâ](?!\d)[a-zéè]/);
      expect(text).not.toMatch(/ (de|à) (le|les) /i);
      expect(text).not.toMatch(/ (de|à) Le /);
      expect(text).not.toMatch(/\S[:;?!](\s|$)(?<![\u00a0][:;?!]\s?)/);
    }
  });

  it.each([
    ['Le Coq', 'au Coq', 'du Coq'],
    ['Ixelles', 'à Ixelles', 'd’Ixelles'],
    ['Anvers', 'à Anvers', 'd’Anvers'],
    ['Gand', 'à Gand', 'de Gand'],
    ['Ypres', 'à Ypres', 'd’Ypres'],
  ])('%s', (name, within, from) => {
    expect(placeWords(name, 'fr')).toMatchObject({ in: within, of: from });
  });

  it.each([
    ['Le parc Josaphat', 'du parc Josaphat'],
    ['L’abbaye', 'de l’abbaye'],
    ['La citadelle', 'de la citadelle'],
  ])('near %s', (sight, near) => {
    expect(nearSight(sight, 'fr')).toBe(near);
  });
});

describe('German', () => {
  it.each([
    ['Der Stadtpark', 'dem Stadtpark'],
    ['Die Zitadelle', 'der Zitadelle'],
    ['Der Große Markt', 'dem Großen Markt'],
    ['Das Naturgebiet Zwin', 'dem Naturgebiet Zwin'],
  ])('near %s', (sight, near) => {
    expect(nearSight(sight, 'de')).toBe(near);
  });
});
