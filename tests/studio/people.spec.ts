/** An administrator invites; those who come choose a password, a second factor and a passkey, and do what they may. */
import { expect, type Browser, type Page } from '@playwright/test';
import { codeShown } from '../../packages/accounts/test-code-app.ts';
import { barriers } from '../site/axe.ts';
import { get } from '../site/http.ts';
import { plainPart } from '../site/mail-server.ts';
import { mailedSite } from '../site/mailed-site.ts';
import { firstVisit, logIn, openDocument, publishButton, saved, textOf } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

const mailed = mailedSite();
const password = 'a sentence that one remembers';

const somebody = async (browser: Browser): Promise<Page> => (await browser.newContext({ locale: 'en-GB' })).newPage();
const linkIn = (mail: { raw: string } | undefined): string =>
  /https?:\S+\/lake\/password\S+/.exec(plainPart(mail?.raw ?? ''))?.[0] ?? '';
/** What an app shows that was given the key beside the QR code. */
const shownBy = (key: string): string => codeShown(key.replaceAll(' ', ''));

/** The administrator's page of people. */
async function administrator(browser: Browser): Promise<Page> {
  const page = await somebody(browser);
  const { output } = await mailed.site.command('users', 'password', 'ann@agency.example');
  await page.goto(`${mailed.site.origin}/studio/people`);
  await logIn(page, 'ann@agency.example', /shown only now\): (\S+)/.exec(output)?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible(firstVisit);
  return page;
}
test.beforeAll(() => mailed.site.command('users', 'add', 'ann@agency.example', '--name', 'Ann'));

/** Invites somebody from the empty form, and chooses a password by the mail. Resolves to the page after the login. */
async function invited(browser: Browser, ann: Page, name: string, role: string): Promise<Page> {
  const email = `${name.toLowerCase()}@agency.example`;
  const form = ann.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Role').selectOption({ label: role });
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(ann.getByText(`A link is on its way to ${email}.`)).toBeVisible();
  const [mail] = await mailed.arrived(email);
  const page = await somebody(browser);
  await page.goto(linkIn(mail));
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same again').fill('something else');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('differ');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same again').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Your password is set');
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  return page;
}

test('an author who was invited writes a draft and asks to publish it; it is sent back, then published (10.340, 10.344, 10.346)', async ({
  browser,
}) => {
  const { origin } = mailed.site;
  const ann = await administrator(browser);
  const arno = await invited(browser, ann, 'Arno', 'Author');
  await expect(arno.getByRole('link', { name: 'Menus and pages' })).toBeVisible(firstVisit);
  await expect(arno.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  const name = textOf(arno, 'agencyName');
  const ask = arno.getByRole('button', { name: 'Ask for publication' });
  const askWith = async (note: string) => {
    await ask.first().click();
    const dialog = arno.getByRole('dialog', { name: 'Ask for publication' });
    await dialog.getByLabel(/A word for the editor/).fill(note);
    await dialog.getByRole('button', { name: 'Ask for publication' }).click();
    await expect(dialog).toBeHidden();
  };
  await openDocument(arno, origin, 'siteSettings', 'siteSettings');
  await expect(ask).toBeDisabled();
  await name.fill('Written by Arno');
  await saved(arno);
  await expect(publishButton(arno)).toHaveCount(0);
  await askWith('The new name,\nas agreed.');
  await expect(arno.getByRole('button', { name: 'Waits for publication' })).toBeDisabled();
  expect((await get('/nl/', { origin })).body).not.toContain('Written by Arno');

  const [asked] = await mailed.arrived('ann@agency.example');
  expect(plainPart(asked?.raw ?? '')).toMatch(/Arno .*Settings.*as agreed\./s);
  await ann.getByRole('link', { name: 'Website' }).click();
  await ann.getByRole('link', { name: 'To publish' }).click();
  await ann.getByRole('link', { name: /Waits: Arno/ }).click();
  await expect(ann.getByRole('status').filter({ hasText: 'Arno asks to publish this' })).toContainText('as agreed.');
  await ann.getByTestId('action-menu-button').last().click();
  await ann.getByRole('menuitem', { name: 'Send back' }).click();
  const back = ann.getByRole('dialog', { name: 'Send back' });
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(back.getByRole('alert')).toHaveText('Say what should change.');
  await back.getByLabel('What should change').fill('With a capital, please.');
  await back.getByRole('button', { name: 'Send back' }).click();

  await expect(arno.getByRole('status').filter({ hasText: 'Ann sent this back' })).toContainText('With a capital');
  // After the invitation.
  const [, returned] = await mailed.arrived('arno@agency.example', 2);
  expect(plainPart(returned?.raw ?? '')).toContain('With a capital, please.');
  await name.fill('WRITTEN BY ARNO');
  await askWith('');
  await mailed.arrived('ann@agency.example', 2);
  await expect(textOf(ann, 'agencyName')).toHaveValue('WRITTEN BY ARNO');
  await publishButton(ann).click();
  await expect.poll(async () => (await get('/nl/', { origin })).body).toContain('WRITTEN BY ARNO');
  await mailed.arrived('arno@agency.example', 3);
  await expect(arno.getByRole('status').filter({ hasText: /asks to publish|sent this back/ })).toHaveCount(0);
  await expect(ask.first()).toBeDisabled();
});

test('the office sees leads and its own account alone (10.340)', async ({ browser }) => {
  const ann = await administrator(browser);
  const otto = await invited(browser, ann, 'Otto', 'Office');
  await expect(otto.getByRole('link', { name: 'My account' })).toBeVisible(firstVisit);
  await expect(
    otto.getByText('No leads yet', { exact: false }).or(otto.getByRole('list', { name: /leads/i })),
  ).toBeVisible();
  for (const tool of ['Website', 'Preview', 'Status', 'Who did what'])
    await expect(otto.getByRole('link', { name: tool, exact: true })).toHaveCount(0);

  const row = ann.getByRole('listitem').filter({ hasText: 'otto@agency.example' });
  await ann.reload();
  await row.getByRole('combobox', { name: 'Role of Otto' }).selectOption({ label: 'Viewer' });
  await expect(row.getByRole('combobox')).toHaveValue('viewer');
  await row.getByRole('button', { name: 'Log out everywhere: Otto' }).click();
  await expect(row.getByText('Not logged in')).toBeVisible();
  await row.getByRole('button', { name: 'Remove: Otto' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect(await barriers(ann, { only: 'main' })).toEqual([]);
});

test('a forgotten password is replaced by a link, and an app and a spare code are asked for (10.341, 10.343, 10.345)', async ({
  browser,
}) => {
  const { origin } = mailed.site;
  const ann = await administrator(browser);
  const eva = await invited(browser, ann, 'Eva', 'Editor');
  await eva.getByRole('link', { name: 'My account' }).click(firstVisit);
  const app = eva.getByRole('region', { name: 'Second factor' });
  await app.getByRole('button', { name: 'Set up an app' }).click();
  const key = (await app.locator('code').first().textContent()) ?? '';
  await app.getByLabel('Code that the app shows').fill('000000');
  await app.getByRole('button', { name: 'Use this app' }).click();
  await expect(app.getByRole('alert')).toContainText('This code is wrong or over');
  await app.getByLabel('Code that the app shows').fill(shownBy(key));
  await app.getByRole('button', { name: 'Use this app' }).click();
  await expect(app.getByText('An app is set up; 8 spare codes are left.')).toBeVisible();
  const spare = (await app.getByRole('status').locator('code').first().textContent()) ?? '';
  expect(await barriers(eva, { only: 'main' })).toEqual([]);
  await eva.setViewportSize({ width: 390, height: 844 });
  for (const element of [eva.locator('html'), eva.getByRole('main')])
    await expect.poll(() => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const again = await somebody(browser);
  await again.goto(`${origin}/lake/login?origin=/studio/people`);
  await again.getByRole('link', { name: 'Forgotten your password?' }).click();
  await again.getByLabel('E-mail address').fill('eva@agency.example');
  await again.getByRole('button', { name: 'Send the link' }).click();
  await expect(again.getByRole('status')).toContainText('If this address belongs to an account');
  const mails = await mailed.arrived('eva@agency.example', 3);
  await again.goto(linkIn(mails.findLast((mail) => linkIn(mail) !== '')));
  for (const label of ['New password', 'The same again']) await again.getByLabel(label).fill(`${password}, again`);
  await again.getByRole('button', { name: 'Save' }).click();
  await again.getByLabel('Password').fill(`${password}, again`);
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(again.getByRole('heading', { name: 'Your second factor' })).toBeVisible();
  expect(await barriers(again)).toEqual([]);
  await again.getByLabel('Code', { exact: true }).fill(spare);
  await again.getByRole('button', { name: 'Continue' }).click();
  await again.getByRole('link', { name: 'My account' }).click(firstVisit);
  await expect(again.getByText('An app is set up; 7 spare codes are left.')).toBeVisible();
});

test('a passkey is added in the Studio, and logs in without a password (10.345)', async ({ browser }) => {
  const { origin } = mailed.site;
  const ann = await administrator(browser);
  const devices = await ann.context().newCDPSession(ann);
  await devices.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await ann.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ann.getByText(/Added .*, not used yet/)).toBeVisible();

  await ann.context().clearCookies();
  await ann.goto(`${origin}/lake/login?origin=/studio/people&language=en`);
  await ann.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(ann.getByRole('heading', { name: 'People', level: 1 })).toBeVisible(firstVisit);
  const switchedOn = ann
    .getByRole('switch', { name: /Ask for a second factor/ })
    .or(ann.getByLabel(/Ask for a second factor/));
  await switchedOn.first().click();
  await expect(switchedOn.first()).toBeChecked();
  await ann.getByRole('button', { name: /^Remove: .*Chrome/ }).click();
  await expect(ann.getByRole('alert')).toContainText('A second factor is required here');
  await switchedOn.first().click();
  await expect(switchedOn.first()).not.toBeChecked();
});
