import { expect, type CDPSession, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { listings } from './site/demo-listings.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const text = (key: string) => word('nl', `owners.${key}`);
const [own] = listings.filter(({ Marquee }) => Marquee !== 3 && Marquee !== 4).map(({ ID }) => String(ID));
const password = 'kasseien-in-de-regen-7';

const place = mailedSite();

/** A virtual authenticator of the browser; the test decides whether its user is present and agrees. */
interface Authenticator {
  session: CDPSession;
  authenticatorId: string;
}

async function authenticatorOf(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return { session, authenticatorId };
}

/** Runs `work` while the user agrees to everything the browser asks. */
async function agreeing({ session, authenticatorId }: Authenticator, work: () => Promise<void>): Promise<void> {
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await work();
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
}

/** Browsers bind passkeys to names, not to IP addresses. */
const origin = () => place.site.origin.replace('127.0.0.1', 'localhost');

/** Creates an owner with a password, logged in by the link that sets it. */
async function newOwner(page: Page, email: string): Promise<void> {
  const invited = await place.site.command(
    ...['owners', 'invite', email, '--name', 'Greet Peeters', '--language', 'nl', '--property', own ?? ''],
  );
  expect(invited.code, invited.output).toBe(0);
  const [invitation] = await place.arrived(email);
  const [link = ''] = /http\S+\/login\/password\/\?key=\S+/.exec(plainPart(invitation?.raw ?? '')) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(origin() + pathname + search);
  await page.getByLabel(text('password.password')).fill(password);
  await page.getByLabel(text('password.again')).fill(password);
  await page.getByRole('button', { name: text('password.button') }).click();
  await expect(page).toHaveURL(`${origin()}/nl/eigenaar/`);
}

const passkeys = (page: Page) => page.locator('#passkeys');
const loginButton = (page: Page) => page.getByRole('button', { name: text('passkeys.logIn') });

async function addPasskey(page: Page, authenticator: Authenticator): Promise<void> {
  await page.goto(`${origin()}/nl/eigenaar/account/`);
  await agreeing(authenticator, async () => {
    await passkeys(page)
      .getByRole('button', { name: text('passkeys.add') })
      .click();
    await expect(page.getByRole('status')).toContainText(text('passkeys.added'));
  });
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${origin()}/nl/eigenaar/`);
  await page.getByRole('button', { name: text('list.logOut') }).click();
  await expect(page.getByRole('status')).toContainText(text('login.loggedOut'));
}

test('an owner adds a passkey, logs in with it, removes it, and is refused with it (10.110, 10.111)', async ({
  page,
}) => {
  const email = 'greet.passkeys@example.com';
  // A browser without autofill for passkeys: there is only the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const authenticator = await authenticatorOf(page);
  await newOwner(page, email);
  await addPasskey(page, authenticator);
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
  await expect(passkeys(page).getByRole('listitem')).toContainText('Chrome');
  await expect(passkeys(page)).toContainText('nog niet gebruikt');
  expect(await barriers(page)).toEqual([]);
  expect((await place.arrived(email, 2)).at(-1)?.raw).toContain('Uw account kreeg een passkey');
  const listed = await place.site.command('owners', 'list');
  expect(listed.output).toContain('; 1 passkey');
  // A device has at most one.
  await agreeing(authenticator, async () => {
    await passkeys(page)
      .getByRole('button', { name: text('passkeys.add') })
      .click();
    await expect(passkeys(page).getByRole('alert')).toContainText(text('passkeys.known'));
  });

  await logOut(page);
  expect(await barriers(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/passkeys/login'));
  await agreeing(authenticator, async () => {
    await loginButton(page).click();
    await expect(page).toHaveURL(`${origin()}/nl/eigenaar/`);
  });
  // A replayed response is refused.
  const replayed = await page.request.post(`${origin()}/api/owner/nl/passkeys/login`, {
    headers: { 'content-type': 'application/json', origin: origin() },
    data: (await sent).postData() ?? '',
  });
  expect([replayed.status(), await replayed.json()]).toEqual([422, { problem: text('login.wrong') }]);
  expect(replayed.headers()['set-cookie']).toBeUndefined();

  await page.goto(`${origin()}/nl/eigenaar/account/`);
  await expect(passkeys(page)).toContainText('laatst gebruikt op');
  await passkeys(page)
    .getByRole('button', { name: new RegExp(`^${text('passkeys.remove')}`) })
    .click();
  await expect(page.getByRole('status')).toContainText(text('passkeys.removed'));
  await expect(passkeys(page)).toContainText(text('passkeys.none'));
  expect((await place.arrived(email, 3)).at(-1)?.raw).toContain('Een passkey werd verwijderd');

  await logOut(page);
  await agreeing(authenticator, async () => {
    await loginButton(page).click();
    await expect(page.getByRole('alert')).toContainText(text('login.wrong'));
  });
  await expect(page).toHaveURL(/\/nl\/login\//);
});

test('a passkey that the browser offers in the field of the address logs in, and leads to the page that was asked for (10.110)', async ({
  page,
}) => {
  const authenticator = await authenticatorOf(page);
  await newOwner(page, 'greet.field@example.com');
  await addPasskey(page, authenticator);
  await page.context().clearCookies();
  await agreeing(authenticator, async () => {
    await page.goto(`${origin()}/nl/eigenaar/${own}/`);
    await expect(page).toHaveURL(`${origin()}/nl/eigenaar/${own}/`);
  });
});

test('a new password ends the passkeys there were (10.111)', async ({ page }) => {
  const email = 'greet.recovers@example.com';
  const authenticator = await authenticatorOf(page);
  await newOwner(page, email);
  await addPasskey(page, authenticator);
  await page.getByRole('button', { name: text('account.passwordSend') }).click();
  const mail = (await place.arrived(email, 3)).at(-1);
  const [link = ''] = /http\S+\/login\/password\/\?key=\S+/.exec(plainPart(mail?.raw ?? '')) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(origin() + pathname + search);
  await expect(page.getByRole('main')).toContainText(text('password.passkeys'));
  await page.getByLabel(text('password.password')).fill('duinen-zonder-wind-9');
  await page.getByLabel(text('password.again')).fill('duinen-zonder-wind-9');
  await page.getByRole('button', { name: text('password.button') }).click();
  await page.goto(`${origin()}/nl/eigenaar/account/`);
  await expect(passkeys(page)).toContainText(text('passkeys.none'));
});

test('whoever refuses what the browser asks is told, and can go on', async ({ page }) => {
  const authenticator = await authenticatorOf(page);
  await newOwner(page, 'greet.refuses@example.com');
  await page.goto(`${origin()}/nl/eigenaar/account/`);
  const { session, authenticatorId } = authenticator;
  // User verification fails.
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await agreeing(authenticator, async () => {
    await passkeys(page)
      .getByRole('button', { name: text('passkeys.add') })
      .click();
    await expect(passkeys(page).getByRole('alert')).toBeVisible();
  });
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await agreeing(authenticator, async () => {
    await passkeys(page)
      .getByRole('button', { name: text('passkeys.add') })
      .click();
    await expect(page.getByRole('status')).toContainText(text('passkeys.added'));
  });
});

test.describe('what is sent to a passkey’s steps', () => {
  const send = (page: Page, step: string, data: string, headers: Record<string, string> = {}) =>
    page.request.post(`${origin()}/api/owner/nl/passkeys/${step}`, {
      headers: { 'content-type': 'application/json', origin: origin(), ...headers },
      data,
    });

  test('has to be what a browser sends, from the site’s own page', async ({ page }) => {
    for (const data of ['', '{', 'null', '[]', '{"answer":{}}', '{"answer":{"id":"x","rawId":"x","type":"other"}}']) {
      const answer = await send(page, 'login', data);
      expect([data, answer.status(), await answer.json()]).toEqual([data, 422, { problem: text('login.wrong') }]);
    }
    expect((await send(page, 'ask', '{}', { origin: 'https://elsewhere.example' })).status()).toBe(403);
    expect((await send(page, 'constructor', '{}')).status()).toBe(404);
    expect((await page.request.get(`${origin()}/api/owner/nl/passkeys/ask`)).status()).toBe(405);
    for (const step of ['offer', 'add']) {
      const answer = await send(page, step, '{}');
      expect([step, answer.status()]).toEqual([step, 401]);
      expect((await answer.json()).location).toContain('/nl/login/');
    }
  });

  test('adds nothing to an account whose answer is to nothing', async ({ page }) => {
    await newOwner(page, 'greet.adds@example.com');
    for (const data of ['', '{"answer":null}']) {
      const answer = await send(page, 'add', data);
      expect([answer.status(), await answer.json()]).toEqual([422, { problem: text('passkeys.refused') }]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button for a passkey, and the password works', async ({ page }) => {
    await page.goto(`${origin()}/nl/login/`);
    await expect(loginButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: text('login.button') })).toBeVisible();
  });
});
