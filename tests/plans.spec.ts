import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { open } from './site/browser.ts';
import { get } from './site/http.ts';
import { propertyPaths } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const text = (key: string) => word('nl', `property.${key}`);

async function pathWithPlans(): Promise<string> {
  for (const path of await propertyPaths('nl', 30)) if ((await get(path)).body.includes('id="plans"')) return path;
  throw new Error('None of the first thirty homes has a plan.');
}

test('a floor plan is enlarged by button, wheel, double click and keys, moved by mouse and arrows, and closed by going back (10.154)', async ({
  page,
}) => {
  await open(page, await pathWithPlans());
  await page.getByRole('link', { name: text('openPlan').replace('{{position}}', '1') }).click();
  const dialog = page.getByRole('dialog', { name: text('plans') });
  const pane = dialog.locator('.zoom-pane').first();
  const status = dialog.getByRole('status').first();
  const scrolled = () => pane.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop].map(Math.round));
  await dialog
    .getByRole('button', { name: text('zoom') })
    .first()
    .click();
  await expect(status).toHaveText('150 %');
  await page.keyboard.press('+');
  await expect(status).toHaveText('225 %');
  expect(await barriers(page)).toEqual([]);

  const [left = 0, top = 0] = await scrolled();
  const box = await pane.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 40, { steps: 4 });
  await page.mouse.up();
  expect(await scrolled()).toEqual([left + 80, top + 40]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(left + 80);

  await page.keyboard.press('0');
  await expect(status).toHaveText('');
  await page.mouse.wheel(0, -200);
  await expect(status).toHaveText('149 %');
  await page.mouse.dblclick(x, y);
  await expect(status).toHaveText('');
  await page.mouse.dblclick(x, y);
  await expect(status).toHaveText('200 %');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text('plans') })).toBeVisible();
});
