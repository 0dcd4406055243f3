// Requirements 1.5
import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { feed } from './site/demo-listings.ts';
import { get } from './site/http.ts';
import { elements, texts } from './site/html.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

interface DemoProject {
  Zip: string;
  /** `Status` 2 is sold. */
  PriceList?: readonly { Status: 0 | 1 | 2; BedRooms?: number }[];
}

test('on a phone, from the projects to a unit and back (2.27)', async ({ page }) => {
  const text = (key: string) => word('nl', key);
  const projects = '/nl/projecten/';
  const found = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, projects);
  const heading = page.getByRole('heading', { level: 1 });
  const overview = (await heading.textContent())?.trim() ?? '';
  const path = await projectWithPages(projects);
  await page.locator(`main a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(heading).not.toHaveText(overview);
  const project = (await heading.textContent())?.trim() ?? '';

  await expect(page.getByRole('heading', { name: text('project.types') })).toBeVisible();
  const list = page.getByRole('table', { name: text('project.priceList') });
  const rows = list.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const all = await rows.count();
  const gone = await list.locator('tr[data-status]:not([data-status="available"])').count();
  expect(gone).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: text('project.onlyAvailable') }).check();
  await expect(rows.filter({ visible: true })).toHaveCount(all - gone);
  await page.getByRole('checkbox', { name: text('project.onlyAvailable') }).uncheck();
  // The price of a sold unit is no longer public.
  await expect(list.locator('tr[data-status="sold"] [data-column="price"]').first()).toHaveText('–');
  await expect(list.locator('[data-status] [data-column="price"]').first()).toHaveCSS('text-align', 'right');
  expect(await barriers(page, { only: 'main', but: 'iframe' })).toEqual([]);

  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/\d+\/$/);
  await page.getByRole('link', { name: text('project.partOf').replace('{{project}}', project) }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole('link', { name: text('project.back') }).click();
  await expect(page).toHaveURL(projects);
  expect(found).toEqual([]);
});

/** The path of a project whose units have their own pages. */
async function projectWithPages(projects: string): Promise<string> {
  const { body } = await get(projects);
  const paths = elements(body, 'a').flatMap(({ href }) =>
    href && href.startsWith(projects) && href !== projects ? [href] : [],
  );
  for (const path of new Set(paths)) {
    if (/<th[^>]*role="rowheader"[^>]*><a/.test((await get(path)).body)) return path;
  }
  throw new Error('No project has units with pages');
}

test('a price list has unit, floor, status and requirement, and one that is sold out says so on page and card (3.5, 4.13)', async () => {
  const { body } = await get('/nl/projecten/');
  const cards = [...body.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
  const soldOut = word('nl', 'project.soldOut');
  const seen: boolean[] = [];
  for (const card of cards) {
    const path = elements(card, 'a').find(({ href }) => href?.startsWith('/nl/projecten/'))?.href;
    if (!path) continue;
    const page = (await get(path)).body;
    // A project that has not begun selling has no list, and is not sold out either.
    if (page.includes(word('nl', 'project.noUnits'))) {
      expect([card.includes(soldOut), page.includes(soldOut)]).toEqual([false, false]);
      continue;
    }
    const columns = texts(/<thead.*?<\/thead>/s.exec(page)?.[0] ?? '', 'th');
    const rows = page.split(/<tr[^>]*data-status=/).slice(1);
    expect(columns[0]).toBe(word('nl', 'project.columns.unit'));
    for (const column of ['floor', 'status', 'requirement']) {
      const name = word('nl', `project.columns.${column}`);
      const filled = rows.filter((row) => new RegExp(`data-column="${column}"[^>]*>[^<–]`).test(row));
      // A column without values is left out.
      expect([path, column, filled.length > 0]).toEqual([path, column, columns.includes(name)]);
    }
    const available = rows.some((row) => row.startsWith('"available"'));
    expect([card.includes(soldOut), page.split('<h2')[0]?.includes(soldOut)]).toEqual([!available, !available]);
    seen.push(available);
  }
  // The demo has both.
  expect([...new Set(seen)].sort()).toEqual([false, true]);
  expect(body).toContain(soldOut);
});

test('the projects are filtered by place and bedrooms with a plain form, in every language (10.245)', async () => {
  const projects = feed.ProjectList as unknown as DemoProject[];
  const left = ({ PriceList: units = [] }: DemoProject, bedrooms: number) =>
    units.some(({ Status, BedRooms }) => Status !== 2 && (BedRooms ?? 0) >= bedrooms);
  const shown = async (path: string) => {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    const after = body.slice(body.indexOf('role="status"'));
    const said = texts(`<p ${after}`, 'p')[0];
    // The editors' modules below have cards as well.
    return { body, said, cards: [...after.slice(0, after.indexOf('</ul>')).matchAll(/<article/g)].length };
  };
  const all = await shown('/nl/projecten/');
  expect(all.cards).toBe(projects.length);
  const form = elements(all.body, 'form').find(({ role, action }) => role === 'search' && action === '/nl/projecten/');
  expect(form?.method ?? 'get').toBe('get');

  const most = Math.max(...projects.flatMap(({ PriceList: units = [] }) => units.map(({ BedRooms }) => BedRooms ?? 0)));
  for (let bedrooms = 1; bedrooms <= most; bedrooms += 1) {
    const count = projects.filter((project) => left(project, bedrooms)).length;
    const found = await shown(`/nl/projecten/?city=&bedrooms=${bedrooms}`);
    expect([bedrooms, found.cards]).toEqual([bedrooms, count]);
    if (count > 0)
      expect(found.said).toBe(
        word('nl', `project.found_${count === 1 ? 'one' : 'other'}`).replace('{{count}}', String(count)),
      );
  }
  const inGhent = projects.filter(({ Zip }) => Zip === '9000').length;
  expect(inGhent).toBeGreaterThan(0);
  const ghent = await shown('/nl/projecten/?city=gent|9000');
  expect(ghent.cards).toBe(inGhent);
  expect(ghent.body).toMatch(/<option value="gent\|9000" selected/);
  // Switching languages keeps the choice, with the place's name in that language.
  const french = elements(ghent.body, 'a').find(({ hreflang }) => hreflang === 'fr')?.href ?? '';
  expect(french).toBe('/fr/projets/?city=gent%7C9000');
  const inFrench = await shown(french);
  expect(inFrench.cards).toBe(inGhent);
  expect(inFrench.body).toMatch(/<option value="gand\|9000" selected/);
  // Invalid values are ignored.
  for (const query of ['city=atlantis|1234', 'bedrooms=many', 'city=%3Cb%3E&bedrooms=-2'])
    expect((await shown(`/nl/projecten/?${query}`)).cards).toBe(projects.length);
});

test('where no project has what is asked, the page says so and leads on (10.245)', async () => {
  const { body } = await get('/nl/projecten/?city=gent|9000&bedrooms=9');
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  expect(main).toContain(word('nl', 'results.none'));
  const links = elements(main, 'a').map(({ href }) => href);
  for (const way of ['/nl/projecten/?city=gent%7C9000', '/nl/projecten/', '/nl/te-koop/?city=gent%7C9000&bedrooms=9']) {
    expect(links).toContain(way);
    expect((await get(way)).status).toBe(200);
  }
  // Without the place there would be no results either.
  expect(links).not.toContain('/nl/projecten/?bedrooms=9');
});

test('the demo’s price lists name floors and requirements (10.136)', async () => {
  const path = await projectWithPages('/nl/projecten/');
  const { body } = await get(path);
  const columns = texts(/<thead.*?<\/thead>/s.exec(body)?.[0] ?? '', 'th');
  for (const column of ['floor', 'requirement']) expect(columns).toContain(word('nl', `project.columns.${column}`));
  // What the prices include, and documents to open or request.
  expect(body).toMatch(/Prijzen zonder (btw|registratierechten) \(\d+(,\d+)?\u00a0%\) en aankoopkosten\./);
  const documents = /<section id="documents".*?<\/section>/s.exec(body)?.[0] ?? '';
  expect(elements(documents, 'a').length).toBe(documents.split('<li').length - 1);
  expect(documents).toContain(word('nl', 'property.onRequest'));
});
