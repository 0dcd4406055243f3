/** An administrator looks at how the product is, and has what was given up tried again. */
import { expect, type Page } from '@playwright/test';
import { barriers } from '../site/axe.ts';
import { get } from '../site/http.ts';
import { startMailServer, type MailServer } from '../site/mail-server.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, logIn } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
let mails: MailServer;
let isRefusing = true;
let page: Page;
test.beforeAll(async ({ browser }) => {
  mails = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
  });
  site = await startSite({ env: { SMTP_URL: mails.url, MAIL_FROM: 'Gevel <site@gevel.example>' } });
  // The first account becomes administrator.
  const { output } = await site.command('users', 'add', 'ann@agency.example', '--name', 'Ann');
  page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.goto(`${site.origin}/studio/status`);
  await logIn(page, 'ann@agency.example', /shown only now\): (\S+)/.exec(output)?.[1] ?? '');
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
  await mails.close();
});

/** Subscribes to the newsletter as the form in the footer does. */
async function signUp(email: string): Promise<void> {
  const body = new URLSearchParams({ email, 'form-page': '/nl/' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await get('/api/forms/nl/sign-newsletter', { origin: site.origin, method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

test('an administrator sees a mail that was given up and has it tried again; the site that is away is said (10.259)', async () => {
  await page.getByRole('link', { name: 'Status' }).click(firstVisit);
  const main = page.getByRole('main');
  await expect(main.getByText('Everything is well.')).toBeVisible(firstVisit);
  await expect(main.getByRole('region', { name: 'Installation' })).toContainText(/Version.*0\.1\.0.*Running since/s);

  await signUp('an@example.be');
  await expect.poll(async () => (await site.command('mail:dead')).output).toContain('an@example.be');
  // As when the window is returned to, or half a minute has passed.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByText('Something needs attention.')).toBeVisible();
  const queues = main.getByRole('region', { name: 'Waiting and given up' });
  await expect(queues.getByRole('list', { name: 'Mails' })).toContainText(/an@example\.be.*1 attempt.*no such person/s);
  expect(await barriers(page, { only: 'main' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = [queues.getByRole('heading', { name: 'Mails' }), queues.getByText('Given up: 1')].map(async (part) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height / 2;
  });
  const [name = 0, figure = 0] = await Promise.all(tops);
  expect(Math.abs(name - figure)).toBeLessThan(8);
  await page.setViewportSize({ width: 1280, height: 720 });

  isRefusing = false;
  await queues.getByRole('button', { name: /^Try again: .*an@example\.be/ }).click();
  await expect(queues.getByRole('status').filter({ hasText: '1 is tried again.' })).toBeVisible();
  await expect(queues.getByRole('list', { name: 'Mails' })).toHaveCount(0);
  await expect(queues.getByRole('heading', { name: 'Mails' })).toBeFocused();
  await expect(main.getByText('Everything is well.')).toBeVisible();
  await expect.poll(() => mails.taken.map(({ to }) => to)).toEqual([['an@example.be']]);

  await page.route('**/api/status', (route) => route.abort());
  await main.getByRole('button', { name: 'Look again' }).click();
  await expect(main.getByRole('alert')).toHaveText('The website does not answer. Try again in a moment.');
  await expect(main.getByRole('region', { name: 'Installation' })).toBeVisible();
  await page.unroute('**/api/status');
  await main.getByRole('button', { name: 'Look again' }).click();
  await expect(main.getByText('Everything is well.')).toBeVisible();
});
