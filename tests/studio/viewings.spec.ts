/** The office's calendar: a visitor books, an editor moves, cancels and closes a day, and the form follows. */
import { expect, type Page } from '@playwright/test';
import { barriers } from '../site/axe.ts';
import { elements } from '../site/html.ts';
import { get } from '../site/http.ts';
import { plainPart } from '../site/mail-server.ts';
import { mailedSite } from '../site/mailed-site.ts';
import { attachedFile, propertyOnOffer } from '../site/sent-forms.ts';
import { firstVisit, openStudio } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

const mailed = mailedSite();
const { arrived } = mailed;

const calendarOf = (raw: string) => attachedFile(raw, 'text/calendar').toString('utf8').replaceAll('\r\n ', '');

/** The free slots that the form of a property offers, such as `2026-11-24 10:00`. */
async function offered(property: string): Promise<string[]> {
  const { body } = await get(`/fr/formulaire/contact-appointment/?property=${property}`, mailed.site);
  return elements(body, 'input')
    .filter(({ name, disabled }) => name === 'slot' && disabled === undefined)
    .map(({ value = '' }) => value);
}

async function book(property: string, slot: string, email: string): Promise<void> {
  const fields = { firstName: 'Anne', lastName: 'Dubois', email, phone: '0470 12 34 56', slot };
  const body = new URLSearchParams({ ...fields, 'form-page': '/fr/', 'form-property': property }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await get('/api/forms/fr/contact-appointment', { ...mailed.site, method: 'POST', headers, body });
  expect(answer.status, answer.body).toBe(200);
}

const dayOf = (slot: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${slot.slice(0, 10)}T12:00:00Z`),
  );
const dayCard = (page: Page, slot: string) => page.getByRole('region', { name: dayOf(slot) });

/** Goes forward until the day is in view. */
async function toDay(page: Page, slot: string): Promise<void> {
  await page.goto(`${mailed.site.origin}/studio/viewings/${slot.slice(0, 10)}`);
  await expect(dayCard(page, slot)).toBeVisible(firstVisit);
}

test('an editor sees who comes, moves and cancels viewings with a mail, and closes a day that vanishes from the form (10.326, 10.327, 10.328)', async ({
  page,
}) => {
  const property = (await propertyOnOffer(page, `${mailed.site.origin}/fr/ventes/`)).split('/').at(-2) ?? '';
  const slots = await offered(property);
  const [first = '', second = ''] = slots;
  const last = slots.at(-1) ?? '';
  await book(property, first, 'anne@example.be');
  await book(property, second, 'autre@example.be');
  expect(await offered(property)).not.toContain(first);

  await openStudio(page, mailed.site.origin);
  await page.getByRole('link', { name: 'Viewings' }).click();
  await toDay(page, first);
  const card = dayCard(page, first);
  const time = first.slice(11);
  const row = card
    .getByRole('listitem')
    .filter({ hasText: 'Anne Dubois' })
    .filter({ hasText: `${time}–` });
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: '0470 12 34 56' })).toHaveAttribute('href', 'tel:0470123456');
  expect(await barriers(page, { only: 'main' })).toEqual([]);

  await row.getByRole('button', { name: /^Move/ }).click();
  const to = row.getByLabel('Move to');
  await expect(to.locator(`option[value="${second}"]`)).toHaveCount(0);
  await to.selectOption(last);
  expect(await barriers(page, { only: 'main' })).toEqual([]);
  await row.getByRole('button', { name: 'Move and send a mail' }).click();
  await expect(page.getByText('Anne Dubois gets a mail with the changed calendar entry.').first()).toBeVisible();
  const [, moved] = await arrived('anne@example.be', 2);
  expect(plainPart(moved?.raw ?? '')).toContain('Bonjour Anne Dubois');
  expect(plainPart(moved?.raw ?? '')).toContain(last.slice(11));
  expect(calendarOf(moved?.raw ?? '')).toContain('SEQUENCE:1');
  expect(await offered(property)).toContain(first);

  await toDay(page, second);
  const other = dayCard(page, second)
    .getByRole('listitem')
    .filter({ hasText: second.slice(11) });
  await other.getByRole('button', { name: /^Cancel/ }).click();
  await other.getByRole('button', { name: 'Cancel the viewing' }).click();
  await expect(other).toContainText('cancelled');
  const [, cancelled] = await arrived('autre@example.be', 2);
  expect(calendarOf(cancelled?.raw ?? '')).toContain('METHOD:CANCEL');

  await toDay(page, last);
  await dayCard(page, last)
    .getByRole('button', { name: /^Close this day/ })
    .click();
  await expect(dayCard(page, last)).toContainText('1 viewing is booked and stays');
  const onLast = async () => (await offered(property)).filter((slot) => slot.startsWith(last.slice(0, 10)));
  expect(await onLast()).toEqual([]);
  await dayCard(page, last)
    .getByRole('button', { name: /^Open this day/ })
    .click();
  await expect.poll(onLast).not.toEqual([]);

  // The lead of a viewing is one click away.
  await dayCard(page, last).getByRole('link', { name: 'Anne Dubois' }).click();
  await expect(page.getByRole('heading', { name: 'Anne Dubois' })).toBeVisible();
  await page.goBack();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dayCard(page, last)).toBeVisible();
  for (const element of [page.locator('html'), page.getByRole('main')])
    await expect.poll(() => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
