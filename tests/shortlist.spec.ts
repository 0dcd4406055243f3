import { expect, type Page } from '@playwright/test';
import { decodeShortlist, encodeShortlist, newShortlist } from '../app/listings/shortlist/shortlist-code.ts';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { isIndexed, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { layoutProblems } from './site/layout.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const text = (key: string) => word('nl', key);
const shownPrice = listings.filter(
  ({ Goal, PublishPrice, Marquee }) => Goal === 0 && PublishPrice === 1 && Marquee < 3,
);
const [one, two, three] = shownPrice.map(({ ID }) => ID);
if (one === undefined || two === undefined || three === undefined) throw new Error('The demo agency has too few homes');
const best = [one, two, three];

const keep = (page: Page, ids: readonly string[]) =>
  page.addInitScript((stored) => {
    try {
      if (localStorage.getItem('gevel_favourites') === null) localStorage.setItem('gevel_favourites', stored);
    } catch {
      // A third-party frame has no storage.
    }
  }, JSON.stringify(ids));

const choose = (page: Page, home: number, mark: string) =>
  page
    .locator('.shortlist-home')
    .nth(home)
    .locator('.mark-choice')
    .getByText(text(`shortlist.marks.${mark}`), { exact: true })
    .click();
const link = (page: Page) => page.getByLabel(text('shortlist.link'));
const said = (page: Page, home: number, name: string) =>
  page
    .locator('.shortlist-home')
    .nth(home)
    .locator('p', { hasText: `${name}:` });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the three best go to a partner, who answers, and both marks are seen (10.122)', async ({ page, browser }) => {
    const found = complaints(page);
    await keep(page, best);
    await open(page, '/nl/favorieten/');
    await page.getByRole('link', { name: text('shortlist.make') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shortlist.title'));
    await expect(page.locator('.shortlist-home')).toHaveCount(3);
    await choose(page, 0, 'like');
    await choose(page, 1, 'no');
    await page.getByLabel(text('shortlist.name')).fill('Anna');
    await page.getByRole('button', { name: text('shortlist.copy') }).click();
    await expect(page.getByText(text('shortlist.copied'))).toBeVisible();
    const sent = await page.evaluate(() => navigator.clipboard.readText());
    await expect(link(page)).toHaveValue(sent);
    expect(await layoutProblems(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    expect(found).toEqual([]);

    const partner = await (await browser.newContext({ viewport: { width: 390, height: 900 } })).newPage();
    await open(partner, sent);
    await expect(partner.getByRole('heading', { level: 1 })).toHaveText('De lijst van Anna');
    await expect(said(partner, 0, 'Anna')).toContainText(text('shortlist.marks.like'));
    await expect(said(partner, 1, 'Anna')).toContainText(text('shortlist.marks.no'));
    await choose(partner, 0, 'like');
    await choose(partner, 2, 'doubt');
    await partner.getByLabel(text('shortlist.name')).fill('Tom');
    await partner.getByLabel(text('shortlist.name')).press('Tab');
    await partner.getByRole('button', { name: text('shortlist.keepAll') }).click();
    await expect(partner.getByText(text('shortlist.kept'))).toBeVisible();
    expect(await partner.evaluate(() => localStorage.getItem('gevel_favourites'))).toBe(JSON.stringify(best));
    await expect(partner).toHaveURL(/me=2/);
    // The link contains the name once the list's page with the name has loaded.
    const named = async () => decodeShortlist(new URL(await link(partner).inputValue()).searchParams.get('list') ?? '');
    await expect.poll(named).toMatchObject({ people: [{ name: 'Anna' }, { name: 'Tom' }] });
    const back = await link(partner).inputValue();
    await partner.context().close();

    await open(page, back);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shortlist.both'));
    await expect(page.getByText('Over 1 pand bent u het eens')).toBeVisible();
    for (const name of ['Anna', 'Tom']) await expect(said(page, 0, name)).toContainText(text('shortlist.marks.like'));
    await expect(said(page, 2, 'Tom')).toContainText(text('shortlist.marks.doubt'));
    expect(await layoutProblems(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

  test('homes are compared by keyboard, and what is the same can be hidden (10.121)', async ({ page }) => {
    await keep(page, [...best, '999999']);
    await open(page, '/nl/favorieten/');
    const boxes = page.getByRole('checkbox', { name: text('compare.choose') });
    await expect(boxes).toHaveCount(3);
    const compare = page.getByRole('main').getByRole('link', { name: text('compare.button') });
    await compare.press('Enter');
    await expect(page).toHaveURL('/nl/favorieten/');
    for (const box of [boxes.nth(0), boxes.nth(2)]) await box.press('Space');
    await compare.press('Enter');
    await expect(page).toHaveURL(`/nl/vergelijken/?ids=${one},${three}`);
    const table = page.getByRole('table', { name: text('compare.title') });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row(text('facts.price')).getByRole('cell')).toHaveCount(2);
    await expect(row(text('compare.perSquareMetre'))).toContainText(/€\s[\d.]+/);

    const same = table.locator('[data-same]');
    const count = await same.count();
    expect(count).toBeGreaterThan(0);
    await page.getByLabel(text('compare.onlyDifferences')).press('Space');
    await expect(same.filter({ visible: true })).toHaveCount(0);
    await expect(row(text('facts.price'))).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });
});

test('names of rows stay in view while a phone scrolls the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, `/nl/vergelijken/?ids=${best.join(',')}`);
  expect(await layoutProblems(page)).toEqual([]);
  const region = page.getByRole('region', { name: text('compare.title') });
  await region.press('ArrowRight');
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const name = page.getByRole('rowheader', { name: text('facts.price'), exact: true });
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('columnheader').last()).toBeInViewport();
});

test('marks survive a look at a home and another language', async ({ page }) => {
  await open(page, `/nl/uw-lijst/?ids=${best.join(',')}`);
  await choose(page, 1, 'doubt');
  await expect(link(page)).not.toHaveValue(new RegExp(encodeShortlist(newShortlist(best))));
  await page.locator('.shortlist-home').nth(1).getByRole('heading').getByRole('link').click();
  await expect(page.locator('main[data-view="property"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-view="shortlist"]')).toBeVisible();
  const marked = page.locator('.shortlist-home').nth(1).getByRole('radio', { checked: true });
  await expect(marked).toHaveAccessibleName(text('shortlist.marks.doubt'));
  await page
    .getByRole('navigation', { name: text('frame.languages') })
    .first()
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/fr\/votre-selection\/\?list=/);
  await expect(marked).toHaveAccessibleName(word('fr', 'shortlist.marks.doubt'));
});

test('the device shares the list where it can', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = String(shared?.url);
      return Promise.resolve();
    };
  });
  await open(page, `/nl/uw-lijst/?ids=${best.join(',')}`);
  await page.getByRole('button', { name: text('shortlist.share') }).click();
  await expect(page).toHaveTitle(new RegExp(`/nl/uw-lijst/\\?list=${encodeShortlist(newShortlist(best))}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is marked by its form, read and compared', async ({ page }) => {
    await page.goto(`/nl/uw-lijst/?ids=${one},${three}`);
    await choose(page, 0, 'like');
    await page.getByLabel(text('shortlist.name')).fill('Anna');
    await page.getByRole('button', { name: text('shortlist.update') }).click();
    await page.goto(await link(page).inputValue());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De lijst van Anna');
    await expect(said(page, 0, 'Anna')).toContainText(text('shortlist.marks.like'));
    for (const name of ['copy', 'keepAll'])
      await expect(page.getByRole('button', { name: text(`shortlist.${name}`) })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text('shortlist.mail') })).toHaveAttribute('href', /^mailto:.*list%3D/);
    await page.getByRole('link', { name: text('shortlist.compare') }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByLabel(text('compare.onlyDifferences')).check();
    await expect(page.locator('[data-same]').filter({ visible: true })).toHaveCount(0);
    await page
      .getByRole('link', { name: text('compare.remove') })
      .first()
      .click();
    await expect(page).toHaveURL(`/nl/vergelijken/?ids=${three}`);
  });
});

test.describe('a link of a list that does not hold', () => {
  const code = encodeShortlist(newShortlist(best));
  const asked: [name: string, query: string, status: number][] = [
    ['cut', `list=${code.slice(0, -3)}`, 400],
    ['forged', `list=${code.replace(/.$/, '_')}`, 400],
    ['too long', `list=${'1'.repeat(3_000)}`, 400],
    ['empty', 'list=', 400],
    ['of another version', `list=9${code.slice(1)}`, 400],
    ['repeated, the first one cut', `list=x&list=${code}`, 400],
    ['repeated', `list=${code}&list=x&me=7&me=1`, 200],
    ['of nothing', '', 200],
    ['of ids that are none', 'ids=../x,%00', 200],
    ['with a name and no list', 'name=Anna&me=1', 200],
  ];
  for (const [name, query, status] of asked) {
    test(name, async () => {
      for (const [language, segment] of [
        ['nl', 'uw-lijst'],
        ['fr', 'votre-selection'],
      ] as const) {
        const answer = await get(`/${language}/${segment}/?${query}`);
        expect(answer.status).toBe(status);
        expect(isIndexed(answer.body)).toBe(false);
        expect(answer.headers['cache-control']).toBe('no-store');
        if (status !== 400) continue;
        expect(texts(answer.body, 'h1')).toEqual([word(language, 'shortlist.brokenTitle')]);
        expect(visibleText(answer.body)).toContain(word(language, 'shortlist.toFavourites'));
      }
    });
  }

  test('a home that is gone keeps its place, and what was said of it', async () => {
    const list = { ids: ['999999', one], people: [{ name: '', marks: ['no', 'like'] }] } as const;
    const { status, body } = await get(`/nl/uw-lijst/?list=${encodeShortlist(list)}`);
    expect(status).toBe(200);
    expect(visibleText(body)).toContain(text('shortlist.gone'));
    expect(visibleText(body)).toContain(`${text('shortlist.maker')}: ${text('shortlist.marks.no')}`);
  });

  test('no tracker, referrer or sitemap learns of it', async () => {
    const { headers } = await get(`/nl/uw-lijst/?list=${code}`);
    expect(headers['referrer-policy']).toBe('strict-origin');
    for (const path of ['/sitemap.xml', '/sitemaps/pages-nl.xml'])
      expect((await get(path)).body).not.toMatch(/uw-lijst|vergelijken/);
  });
});

test.describe('a comparison', () => {
  test('keeps hidden prices hidden, and says what is gone', async () => {
    const hidden = listings.find(({ Goal, PublishPrice, Marquee }) => Goal === 0 && PublishPrice === 0 && Marquee < 3);
    const { status, body } = await get(`/nl/vergelijken/?ids=${hidden?.ID},999999,${one}`);
    expect(status).toBe(200);
    expect(isIndexed(body)).toBe(false);
    const rows = [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row);
    const cellsOf = (key: string) => texts(rows.find((row) => texts(row, 'th')[0] === text(key)) ?? '', 'td');
    expect(cellsOf('facts.price')[0]).toBe(text('price.onRequest'));
    expect(cellsOf('compare.perSquareMetre')[0]).not.toMatch(/\d/);
    expect(cellsOf('facts.price')[1]).toBe('');
    expect(visibleText(body)).toContain(text('compare.gone'));
  });

  test('of no homes, one or nonsense says what to do', async () => {
    for (const query of ['', '?ids=', '?ids=,,', `?ids=${'x'.repeat(3_000)}`, '?ids=%00']) {
      const { status, body } = await get(`/nl/vergelijken/${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(visibleText(body)).toContain(text('compare.none'));
    }
    expect(visibleText((await get(`/nl/vergelijken/?ids=${one}`)).body)).toContain(text('compare.one'));
  });

  test('keeps its homes in another language', async () => {
    const { body } = await get(`/nl/vergelijken/?ids=${one}&ids=${two}`);
    expect(body).toContain(`/fr/comparer/?ids=${one}%2C${two}`);
  });
});
