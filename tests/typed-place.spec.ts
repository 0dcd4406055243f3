// Requirements 7.4
import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, hydrated, open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** A city as a visitor may type it, its name in the URL, and another typed without its accent. */
const places = {
  nl: { sale: 'te-koop', typed: 'GENT', city: 'gent|9000', accent: 'luik', accented: 'luik|4000' },
  fr: { sale: 'ventes', typed: 'gand', city: 'gand|9000', accent: 'LIEGE', accented: 'liège|4000' },
  en: { sale: 'for-sale', typed: 'Ghent', city: 'ghent|9000', accent: 'liege', accented: 'liège|4000' },
  de: { sale: 'zu-verkaufen', typed: 'GENT', city: 'gent|9000', accent: 'luttich', accented: 'lüttich|4000' },
} as const;

const desktop = { width: 1440, height: 900 };

function searchOf(page: Page, text: (key: string) => string): { search: Locator; field: Locator; chips: Locator } {
  const search = page.getByRole('search', { name: text('search.label') }).first();
  return {
    search,
    field: search.getByRole('combobox', { name: text('search.city') }),
    chips: page.getByRole('group', { name: text('search.active') }),
  };
}

test('what is typed is counted as it is understood: a slip, a name in another language, a sentence (10.228)', async ({
  request,
}) => {
  const count = async (query: Record<string, string>): Promise<number> => {
    const answer = await request.get(`/api/count?${new URLSearchParams({ goal: 'sale', ...query })}`);
    return ((await answer.json()) as { count: number }).count;
  };
  const inGent = await count({ city: 'gent|9000' });
  expect(inGent).toBeGreaterThan(0);
  for (const search of ['Gnt', 'Gand', 'gent 9000']) expect(await count({ search }), search).toBe(inGent);
  expect(await count({ search: 'Antwerpn' })).toBe(await count({ city: 'antwerpen|2000' }));
  expect(await count({ search: 'huis met tuin in Gent' })).toBe(
    await count({ city: 'gent|9000', type: '1', garden: '1' }),
  );
  expect(await count({ search: 'Xyzdorp' })).toBe(0);
});

for (const language of ['nl', 'fr'] as const) {
  const { sale, typed, city, accent, accented } = places[language];
  const text = (key: string) => word(language, key);
  const results = `/${language}/${sale}/`;
  const of = (query: Record<string, string>) => `${results}?${new URLSearchParams(query).toString()}`;

  test(`${language}: a place that is typed and not picked is searched, from the home page`, async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize(desktop);
    await open(page, `/${language}/`);
    const { field, chips } = searchOf(page, text);
    await field.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(of({ city }));
    await expect(chips.getByRole('link')).toHaveCount(2);

    // Words that are no place can be corrected in the field.
    await open(page, `/${language}/`);
    await field.click();
    await page.keyboard.type('Atlantis');
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('link', { name: '“Atlantis”' })).toBeVisible();
    await expect(field).toHaveValue('Atlantis');
    await field.fill(accent);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(of({ city: accented }));
    await expect(field).toHaveValue('');
    expect(found).toEqual([]);
  });

  // Place names differ by language; the remaining tests would do the same in each.
  if (language !== 'nl') continue;

  test(`${language}: the 404 page searches for a place`, async ({ page }) => {
    await open(page, `/${language}/no-such-page/`);
    const field = page.locator('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type(accent);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(of({ city: accented }));
    await open(page, `/${language}/no-such-page/`);
    await field.fill('Atlantis');
    await page.locator('main form').getByRole('button').click();
    await expect(page).toHaveURL(of({ search: 'Atlantis' }));
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'by a link' : 'by a link, without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`${language}: the words that narrow a list are shown, and can be removed`, async ({ page }) => {
        await page.goto(of({ search: 'Atlantis', bedrooms: '2' }));
        const { search, chips } = searchOf(page, text);
        const words = chips.getByRole('link', { name: '“Atlantis”' });
        await expect(words).toBeVisible();
        await expect(search.getByRole('searchbox')).toHaveValue('Atlantis');
        if (javaScriptEnabled) await hydrated(page);
        await words.click();
        await expect(page).toHaveURL(of({ bedrooms: '2' }));
        await expect(words).toHaveCount(0);
        await expect(search.locator('input[name="search"]')).toHaveValue('');
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: a typed place is searched`, async ({ page }) => {
      for (const start of [`/${language}/`, results]) {
        await page.goto(start);
        const form = page.locator('main form[role="search"]').first();
        await form.locator('summary', { hasText: text('search.more') }).click();
        await form.locator('input[name="search"]').fill(accent);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(of({ city: accented }));
      }
      await page.goto(`/${language}/no-such-page/`);
      await page.locator('main input[name="search"]').fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(of({ city }));
      await page.goto(`/${language}/no-such-page/`);
      await page.locator('main input[name="search"]').fill('Atlantis');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(of({ search: 'Atlantis' }));
      await expect(page.getByRole('link', { name: '“Atlantis”' })).toBeVisible();
    });
  });

  test(`${language}: a place is searched by its zip, as words where there is none, and as it is marked, from the home page`, async ({
    page,
  }) => {
    const found = complaints(page);
    await page.setViewportSize(desktop);
    await open(page, `/${language}/`);
    const { search, field, chips } = searchOf(page, text);
    // With the button, after using something else.
    await field.click();
    await page.keyboard.type('9000');
    await page.mouse.click(8, 880);
    await expect(field).toHaveValue('9000');
    await search.locator('summary', { hasText: text('search.type') }).click();
    await expect(field).toHaveValue('9000');
    await search.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(of({ city }));

    // No city: free text, as a chip.
    await open(page, `/${language}/`);
    await field.click();
    await page.keyboard.type('Atlantis');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('Atlantis');
    await search.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(of({ search: 'Atlantis' }));
    await expect(chips.getByRole('link', { name: '“Atlantis”' })).toBeVisible();
    // It can be corrected there, also after a reload.
    await expect(field).toHaveValue('Atlantis');
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue('Atlantis');

    // The marked option is picked.
    await open(page, `/${language}/`);
    await field.click();
    await page.keyboard.type(typed.slice(0, 3));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${language}/`);
    await expect(search.locator('input[type="hidden"][name="city"]')).toHaveCount(1);
    expect(found).toEqual([]);
  });

  test(`${language}: on the results page it stays in its field, and can be corrected or removed there`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, `${results}?search=en`);
    const { search, field, chips } = searchOf(page, text);
    const words = search.getByRole('searchbox');
    const button = search.locator('button[type="submit"]');
    await field.click();
    await page.keyboard.type(`${typed}xx`);
    // The number of results is shown before the search is submitted.
    await expect(button).toHaveText(/\d/);
    const promised = Number(/\d+/.exec(await button.innerText())?.[0]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(of({ search: `en ${typed}xx` }));
    await expect(page.locator('main section [role="status"]').first()).toContainText(`${promised || ''}`);
    await expect(field).toHaveValue(`${typed}xx`);
    await expect(field).toBeFocused();
    await expect(words).toHaveValue(`en ${typed}xx`);
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(of({ search: 'en', city }));
    await expect(field).toHaveValue('');
    await expect(words).toHaveValue('en');

    // A second place beside it; in capitals, without its accent.
    await page.keyboard.type(accent);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${results}?search=en&${[city, accented].sort().map(queryOfCity).join('&')}`);

    // Words removed with their chip disappear from the field; words not yet submitted stay there.
    await open(page, results);
    await field.click();
    await page.keyboard.type('Atlantis');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Atlantis');
    await chips.getByRole('link', { name: '“Atlantis”' }).click();
    await expect(page).toHaveURL(results);
    await expect(field).toHaveValue('');
    await field.click();
    await page.keyboard.type('Atlantis');
    await page.keyboard.press('Tab');
    await search.getByText(text('search.more')).click();
    await search
      .getByRole('button', { name: new RegExp(`^${text('rooms.bedRoom')}.*`) })
      .last()
      .click();
    await expect(page).toHaveURL(of({ bedrooms: '1' }));
    await expect(field).toHaveValue('Atlantis');
    await button.click();
    await expect(page).toHaveURL(of({ search: 'Atlantis', bedrooms: '1' }));
    expect(await barriers(page, { only: 'form[role="search"]' })).toEqual([]);

    // Once picked, the city replaces the typed text.
    await field.fill(`${typed}xx`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(of({ search: `${typed}xx`, bedrooms: '1' }));
    await field.fill(typed.slice(0, 3));
    await search.getByRole('option', { name: /9000/ }).click();
    await expect(page).toHaveURL(of({ city, bedrooms: '1' }));
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(words).toHaveValue(`${typed}xx`);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === results);
    await button.click();
    expect(new URL((await asked).url()).searchParams.get('search')).toBe(`${typed}xx`);
  });

  test.describe('phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`${language}: the sheet searches what was typed, with its button and with Enter (10.119)`, async ({
      page,
    }) => {
      await open(page, results);
      const sheet = page.getByRole('dialog', { name: text('search.filters') });
      const field = sheet.getByRole('combobox', { name: text('search.city') });
      await page.getByRole('button', { name: text('search.filters') }).tap();
      await field.tap();
      await page.keyboard.type(accent);
      // The radius is below the places.
      const heights = await Promise.all(
        [
          field,
          sheet.getByLabel(text('search.radius')),
          sheet.getByRole('group', { name: text('search.type'), exact: true }),
        ].map(async (each) => (await each.boundingBox())?.y ?? 0),
      );
      expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
      await sheet.getByRole('radio', { name: text('goal.sale') }).tap({ force: true });
      await expect(field).toHaveValue(accent);
      await sheet.locator('button[type="submit"]').tap();
      await expect(page).toHaveURL(of({ city: accented }));
      await expect(sheet).toBeHidden();

      await page.getByRole('button', { name: new RegExp(`^${text('search.filters')}`) }).tap();
      await field.tap();
      await page.keyboard.type('Atlantis');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(of({ search: 'Atlantis', city: accented }));
      await expect(sheet).toBeHidden();
      await expect(
        page.getByRole('group', { name: text('search.active') }).getByRole('link', { name: '“Atlantis”' }),
      ).toBeVisible();
      // A new search contains none of it.
      await page.getByRole('button', { name: new RegExp(`^${text('search.filters')}`) }).tap();
      await field.tap();
      await page.keyboard.type('Thule');
      await sheet.getByRole('button', { name: text('search.reset') }).tap();
      await expect(field).toHaveValue('');
    });
  });
}

test('a city is found under its name in another language as well', async ({ page }) => {
  const text = (key: string) => word('fr', key);
  await page.setViewportSize(desktop);
  await open(page, '/fr/');
  const { field } = searchOf(page, text);
  await field.click();
  await page.keyboard.type('Gent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/ventes/?city=gand%7C9000');
});

test('Enter takes the first suggestion, and names in other words or with a slip of the finger are understood', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const [typed, city] of [
    ['vlaams-b', 'province.flemish-brabant'],
    ['Oost-Vl', 'province.east-flanders'],
    ['Gnt', 'gent|9000'],
    ['Brugse', 'brugge|8000'],
    ['Bruxelles', 'brussel|1000'],
    ['Ledeberg', 'gent.ledeberg'],
    ['St-Niklaas', 'sint-niklaas'],
  ] as const) {
    await open(page, '/nl/');
    const { field } = searchOf(page, (key) => word('nl', key));
    await field.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/nl/te-koop/?${queryOfCity(city)}`);
  }
});

test('words that find nothing lead to the place that they begin or miss by a slip, without scripts as well (10.228)', async ({
  request,
}) => {
  for (const [search, city] of [
    ['vlaams-b', 'province.flemish-brabant'],
    ['Gnt', 'gent|9000'],
  ] as const) {
    const answer = await request.get(`/nl/te-koop/?search=${search}`);
    expect([search, new URL(answer.url()).search]).toEqual([search, `?${queryOfCity(city)}`]);
  }
  expect(new URL((await request.get('/nl/te-koop/?search=Atlantis')).url()).search).toBe('?search=Atlantis');
});

function queryOfCity(city: string): string {
  return new URLSearchParams({ city }).toString();
}

test('the list says when the text is not a place and is searched as words (8.16)', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/nl/te-koop/');
  const { search, field } = searchOf(page, (key) => word('nl', key));
  await field.click();
  await page.keyboard.type('Atlantis');
  const said = '“Atlantis” staat niet in de lijst: we zoeken wat u ermee bedoelt.';
  await expect(search.getByRole('option', { name: said })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?search=Atlantis');
});
