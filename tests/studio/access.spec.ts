import { expect } from '@playwright/test';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, logIn, openDocument, openStudio, publishButton, textOf } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('the demo’s editor logs in with one click, and out again (10.53)', async ({ page }) => {
  await openStudio(page, site.origin);
  await page.getByRole('button', { name: /Demo editor/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // The Studio's own page after logging out; the lake's session has ended by then.
  await expect(page.getByText('Choose login provider')).toBeVisible();
  await page.getByRole('link', { name: 'Gevel' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('a wrong password is reported, and a viewer cannot change anything', async ({ page }) => {
  // The first account of a site becomes its administrator.
  await site.command('users', 'add', 'ann@agency.example', '--name', 'Ann');
  const { output } = await site.command('users', 'add', 'vic@agency.example', '--name', 'Vic', '--role', 'viewer');
  const [, password = ''] = /shown only now\): (\S+)/.exec(output) ?? [];
  await page.goto(`${site.origin}/studio/`);
  await logIn(page, 'vic@agency.example', 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('do not belong together');
  await logIn(page, 'vic@agency.example', password);

  await page.getByRole('link', { name: 'Menus and pages' }).click(firstVisit);
  await expect(page.getByText('You may look at the menus, not change them.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage');
  await expect(textOf(page, 'title.nl')).not.toBeEditable();
  await expect(publishButton(page)).toBeDisabled();
  const answer = await page.evaluate(async () => {
    const mutations = [{ patch: { id: 'menuPage-about', set: { name: 'Vic was here' } } }];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ mutations });
    return (await fetch('/lake/v2025-02-19/data/mutate/production', { method: 'POST', headers, body })).status;
  });
  expect(answer).toBe(403);
});
