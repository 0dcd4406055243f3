import { expect, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const text = (key: string) => word('nl', `followed.${key}`);
const key = 'gevel_followed';

/** Backdates the followed search by three days, when one home was missing, one was dearer and one more existed. */
async function ageVisit(page: Page): Promise<void> {
  await page.evaluate((name) => {
    interface Home {
      id: string;
      title: string;
      path: string;
      price: number | null;
    }
    const [search]: { query: string; latest: { homes: Home[] } }[] = JSON.parse(localStorage.getItem(name) ?? '[]');
    const [first, second, ...others] = search?.latest.homes.filter(({ price }) => price !== null) ?? [];
    if (!search || !first || !second) throw new Error('The search found too little.');
    const dearer = { ...second, price: 9_000_000 };
    const homes = [dearer, ...others, { ...first, id: '999999', title: 'Het verdwenen huis', path: '/nl/' }];
    const hidden = search.latest.homes.filter(({ price }) => price === null);
    const before = { at: Date.now() - 3 * 86_400_000, homes: [...homes, ...hidden] };
    localStorage.setItem(name, JSON.stringify([{ query: search.query, before, latest: before }]));
  }, key);
}

test('a search that is followed tells what is new, cheaper and gone, on the page and among the favourites, until it is let go (10.152)', async ({
  page,
}) => {
  await open(page, '/nl/te-koop/?city=gent%7C9000');
  await page.getByRole('button', { name: text('followThis') }).click();
  await expect(page.getByRole('button', { name: text('following') })).toBeFocused();
  await ageVisit(page);

  const changes = page.getByRole('button', { name: '1 nieuw, 1 goedkoper, 1 niet meer te zien' });
  // Another sort order is the same search, and a reload shows the same changes.
  for (const query of ['&sort=price-asc', '']) {
    await open(page, `/nl/te-koop/?city=gent%7C9000${query}`);
    await expect(changes).toBeVisible();
  }
  const cards = page.getByRole('region', { name: word('nl', 'results.label') }).locator('[data-listing]');
  await expect(cards.getByText(text('lower'), { exact: true })).toHaveCount(1);
  await changes.click();
  const dialog = page.getByRole('dialog', { name: text('changes') });
  await expect(dialog).toContainText(/eerder €\s9\.000\.000/);
  await expect(dialog.getByRole('link', { name: 'Het verdwenen huis' })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(3);
  expect(await barriers(page)).toEqual([]);

  await open(page, '/nl/favorieten/');
  const list = page.getByRole('region', { name: text('title') });
  await expect(list).toContainText('1 nieuw, 1 goedkoper, 1 niet meer te zien');
  await expect(list.getByRole('link', { name: /te koop in Gent/ })).toHaveAttribute(
    'href',
    '/nl/te-koop/?city=gent%7C9000',
  );
  expect(await barriers(page)).toEqual([]);
  await list.getByRole('button', { name: text('stop') }).click();
  await expect(list).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('[]');
});
