import { expect } from '@playwright/test';
import { encode } from 'uqr';
import { open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { get } from './site/http.ts';
import { kindsOfPage } from './site/kinds.ts';
import { test } from './site/test.ts';

const kinds = {
  'a house for sale': listings.find(({ Goal, WebID, Marquee }) => Goal === 0 && WebID === 1 && Marquee === 0),
  'a flat to let': listings.find(({ Goal, WebID }) => Goal === 1 && WebID === 2),
  'a plot': listings.find(({ WebID }) => WebID === 4),
};

test('a property prints on one sheet, with a code that leads back to its page (1.4)', async ({ page }) => {
  for (const [kind, listing] of Object.entries(kinds)) {
    for (const [language, segments] of Object.entries({ nl: ['te-koop', 'te-huur'], fr: ['ventes', 'locations'] })) {
      const { location } = await get(`/${language}/${segments[listing?.Goal ?? 0]}/x/y/${listing?.ID}/`);
      await open(page, location ?? '');
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect([kind, language, pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length]).toEqual([kind, language, 1]);
    }
  }

  const url = await page.locator('link[rel=canonical]').getAttribute('href');
  await page.emulateMedia({ media: 'print' });
  const foot = page.locator('.print-foot');
  await expect(foot).toBeVisible();
  await expect(foot).toContainText(url ?? '');
  await expect(page.locator('.property-actions')).toBeHidden();
  // The QR code's modules encode the page's address.
  const drawn = await foot.locator('path').last().getAttribute('d');
  const dark = [...(drawn ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  );
  const { data } = encode(url ?? '', { ecc: 'M', border: 4 });
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(dark.sort()).toEqual(wanted.sort());
});

test('paper has the agency at its top and no buttons (1.4)', async ({ page }) => {
  const { property, sale, article, home } = await kindsOfPage('nl');
  await page.emulateMedia({ media: 'print' });
  for (const address of [property, sale, article, home]) {
    await open(page, address ?? '');
    const letterhead = page.locator('.site-letterhead');
    await expect(letterhead, address).toHaveText('Gevel · Gevelkaai 1, 9000 Gent+32 9 000 00 00 · info@gevel.example');
    await expect(letterhead, address).toBeVisible();
    await expect(page.locator('.site-header .site-logo'), address).toBeVisible();
    const top = (await letterhead.boundingBox())?.y ?? Infinity;
    expect((await page.locator('main').boundingBox())?.y, address).toBeGreaterThan(top);
    const pressed = page.locator('button, form, nav, [class^="button-"]').filter({ visible: true });
    expect(await pressed.allTextContents(), address).toEqual([]);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.site-letterhead')).toBeHidden();
});
