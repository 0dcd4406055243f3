import { expect } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { listings } from './site/demo-listings.ts';
import { elements, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { kindsOfPage } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** Semantics and wording of the pages at any width. */
const mainOf = (body: string) => /<main.*<\/main>/s.exec(body)?.[0] ?? '';

async function homePage(language: Language, fits: (listing: (typeof listings)[number]) => boolean) {
  const id = listings.find(fits)?.ID ?? '';
  const segment = { nl: 'te-koop', fr: 'ventes', en: 'for-sale', de: 'zu-verkaufen' }[language];
  const { location } = await get(`/${language}/${segment}/x/y/${id}/`);
  return (await get(location ?? '')).body;
}

test('headings of every kind of page go down one step at a time, and no group or list is nameless or empty (10.172)', async () => {
  for (const [kind, path] of Object.entries(await kindsOfPage('nl'))) {
    const main = mainOf((await get(path)).body);
    const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect([kind, levels[0]]).toEqual([kind, 1]);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect([kind, levels.join(''), jumps]).toEqual([kind, levels.join(''), []]);
    for (const name of ['div', 'ul', 'ol', 'details', 'section']) {
      const groups = elements(main, name).filter(({ role }) => role === 'group');
      const nameless = groups.filter((group) => !group['aria-label'] && !group['aria-labelledby']);
      expect([kind, nameless]).toEqual([kind, []]);
    }
    expect([kind, main.match(/<(ul|ol|dl|fieldset|section|table)(?=[\s>])[^>]*><\/\1>/g)]).toEqual([kind, null]);
  }
});

test('photos say which room they show, each office stands once, and the agent’s address is a link (10.172)', async () => {
  const body = await homePage('nl', ({ ID }) => ID === '4272');
  const main = mainOf(body);
  const photos = elements(main.split('id="similar"')[0] ?? '', 'img').map(({ alt = '' }) => alt);
  for (const room of ['Leefruimte', 'Keuken', 'Slaapkamer', 'Badkamer'])
    expect(photos.filter((alt) => alt.startsWith(`${room} – `))).toHaveLength(1);
  const mails = elements(main, 'a').filter(({ href }) => /^mailto:[^?@]+@[^?]+\?subject=/.test(href ?? ''));
  expect(mails).toHaveLength(1);
  expect(visibleText(main)).toContain(decodeURIComponent(mails[0]?.href?.slice(7).split('?')[0] ?? 'nobody'));

  const offices = mainOf((await get((await kindsOfPage('nl')).contact ?? '')).body);
  for (const name of ['Gevel Gent', 'Gevel Brussel', 'Gevel Luxemburg'])
    expect([name, visibleText(offices).split(name).length - 1]).toEqual([name, 1]);
});

test('the large figures of a property are those of its table (10.166)', async () => {
  const homes = listings.filter(
    ({ Goal, Marquee, WebID }) => Goal === 0 && !Marquee && [1, 2, 4, 9].includes(Number(WebID)),
  );
  let compared = 0;
  for (const { ID } of homes.filter((_, index) => index % 25 === 0)) {
    const main = mainOf(await homePage('nl', (listing) => listing.ID === ID));
    const lists = [...main.matchAll(/<dl[ >].*?<\/dl>/gs)].map(([list]) => rowsOf(list));
    const [figures = new Map<string, string>(), ...tables] = lists;
    for (const [name, value] of figures) {
      const stated = tables.flatMap((table) => table.get(name) ?? []);
      if (name === word('nl', 'facts.epcLabel')) continue;
      expect([ID, name, stated]).toEqual([ID, name, [value]]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

function rowsOf(list: string): Map<string, string> {
  const names = texts(list, 'dt');
  return new Map(texts(list, 'dd').map((value, index) => [names[index] ?? '', value]));
}

test('a sold home says so before its title on its card, and houses are no investments (10.167)', async () => {
  const sold = listings.find(({ Goal, Marquee }) => Goal === 0 && Marquee === 3);
  const { body } = await get(
    `/nl/te-koop/?${new URLSearchParams({ search: String(sold?.Street), sold: '1' }).toString()}`,
  );
  const cards = [...mainOf(body).matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
  const card = cards.find((each) => each.includes(`/${sold?.ID}/`)) ?? '';
  expect(visibleText(/<h\d.*?<\/h\d>/s.exec(card)?.[0] ?? '')).toMatch(/^Verkocht: \S/);

  const investments = listings.filter(({ Goal, WebID, Marquee }) => Goal === 0 && WebID === 5 && !Marquee);
  expect(investments.length).toBeGreaterThan(0);
  const houses = new Set<string>();
  for (let number = 1; number < 30; number += 1) {
    const page = await get(`/nl/te-koop/?type=1&view=list&page=${number}`);
    const found = [...page.body.matchAll(/data-listing="(\d+)"/g)].map(([, id = '']) => id);
    if (page.status !== 200 || found.every((id) => houses.has(id))) break;
    for (const id of found) houses.add(id);
  }
  expect(houses.size).toBeGreaterThan(100);
  expect(investments.filter(({ ID }) => houses.has(ID))).toEqual([]);
});

test('homes without a published price come last, whichever way prices are sorted', async () => {
  const hidden = listings.find(({ Goal, Marquee, PublishPrice }) => Goal === 0 && !Marquee && PublishPrice === 0);
  for (const sort of ['price-asc', 'price-desc']) {
    const query = new URLSearchParams({ search: String(hidden?.City), sort }).toString();
    const { body } = await get((await get(`/nl/te-koop/?${query}`)).location ?? '');
    const cards = [...mainOf(body).matchAll(/<article.*?<\/article>/gs)].map(([card]) => visibleText(card));
    const prices = cards.map((card) => /€\s([\d.]+)/.exec(card)?.[1]?.replaceAll('.', '') ?? null);
    const stated = prices.filter((price) => price !== null).map(Number);
    expect(stated.length).toBeGreaterThan(1);
    expect([sort, stated]).toEqual([sort, stated.toSorted((a, b) => (sort === 'price-asc' ? a - b : b - a))]);
    const firstHidden = prices.indexOf(null);
    expect([sort, firstHidden]).toEqual([sort, stated.length]);
  }
});

test('a French page breaks no line before a sign, in what a CRM wrote as well; an English one writes days in words (10.168)', async () => {
  const described = listings.filter(({ Goal, Marquee }) => Goal === 0 && (Marquee === 3 || !Marquee)).slice(0, 12);
  for (const { ID, Marquee } of described) {
    const body = await homePage('fr', (listing) => listing.ID === ID);
    const inline = mainOf(body)
      .replace(/<(script|style|svg)[\s>].*?<\/\1>/gs, '')
      .replace(/<!--.*?-->/gs, '');
    const said = inline
      .replaceAll('&amp;', '&')
      .split(/<[^>]*>/)
      .map((part) => part.match(/\S* [:;?!»]|« \S*|[a-zé][;?!»]|[a-zé]: /g));
    expect([ID, said.flatMap((slips) => slips ?? [])]).toEqual([ID, []]);
    if (Marquee === 3) expect(body).toMatch(/<h1[^>]*>Vendu\u00a0: /);
  }
  expect(described.some(({ Marquee }) => Marquee === 3)).toBe(true);
  const { articles = '' } = await kindsOfPage('en');
  const days = texts(mainOf((await get(articles)).body), 'time');
  expect(days.length).toBeGreaterThan(3);
  for (const day of days) expect(day).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
});
