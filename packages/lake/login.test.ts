import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestAuthenticator } from '../accounts/test-authenticator.ts';
import { codeShown } from '../accounts/test-code-app.ts';
import type { User } from './people/people.ts';
import { startTestLake, testDatabases, type TestLake } from './test-lake.ts';

const password = 'a password of some length';
const origin = 'https://www.agency.example';
const site = { id: 'www.agency.example', name: 'The agency', origins: [origin] };

let server: TestLake;
let shift = 0;
const now = () => new Date(Date.now() + shift);
const asked: object[] = [];

beforeAll(async () => {
  // The database makes no difference to pages; what they store is tested on both in `packages/accounts`.
  const [database] = testDatabases;
  if (database === undefined) throw new Error('There is a database for tests');
  server = await startTestLake(database.create, {
    clock: { now },
    brand: 'The agency',
    passkeySite: () => site,
    mailPasswordLink: (link) => Promise.resolve(void asked.push(link)),
  });
});
afterAll(() => server?.dispose());

let count = 0;
const person = (given: string | null = password): Promise<User> =>
  server.lake.people.createUser({
    name: 'Ann Peeters',
    email: `ann-${(count += 1)}@x.example`,
    role: 'editor',
    password: given,
  });
const send = (path: string, form: Record<string, string>) =>
  fetch(`${server.origin}/lake/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: server.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-test-address': `10.0.0.${count}`,
    },
    body: new URLSearchParams(form),
  });
const logIn = (form: Record<string, string>) => send('login?language=en&origin=/studio', form);
const shown = (secret: string) => {
  // Each code works once.
  shift += 60_000;
  return codeShown(secret, now());
};
const halfIn = (html: string) => /name="half" value="([\w-]+)"/.exec(html)?.[1] ?? '';
const isIn = (response: Response) => response.status === 303 && response.headers.has('set-cookie');

test('after the password comes the code of the app, and a wrong one lets nobody in (10.341)', async () => {
  const { id, email } = await person();
  const { secondFactors } = server.lake.people;
  const { secret } = await secondFactors.offerApp({ id, email, name: '', role: 'editor' }, 'x');
  const [spare = ''] = (await secondFactors.takeApp(id, shown(secret))) ?? [];

  const step = await logIn({ email, password });
  expect([step.status, step.headers.get('set-cookie')]).toEqual([200, null]);
  const html = await step.text();
  expect(html).toContain('<h1>Your second factor</h1>');
  const half = halfIn(html);
  const wrong = await logIn({ half, code: 'nonsense' });
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
  expect(await wrong.text()).toContain('role="alert"');
  const right = await logIn({ half, code: shown(secret) });
  expect([isIn(right), right.headers.get('location')]).toEqual([true, '/studio']);
  // Of use once.
  expect((await logIn({ half, code: shown(secret) })).status).toBe(401);

  expect(isIn(await logIn({ half: halfIn(await (await logIn({ email, password })).text()), code: spare }))).toBe(true);
  const late = halfIn(await (await logIn({ email, password })).text());
  shift += 10 * 60_000;
  expect((await logIn({ half: late, code: shown(secret) })).status).toBe(401);
});

test('guessed codes are slowed down as wrong passwords are (10.341)', async () => {
  const { id, email } = await person();
  const { secret } = await server.lake.people.secondFactors.offerApp({ id, email, name: '', role: 'editor' }, 'x');
  await server.lake.people.secondFactors.takeApp(id, shown(secret));
  const half = halfIn(await (await logIn({ email, password })).text());
  const statuses = [];
  for (let guess = 0; guess < 8; guess += 1) statuses.push((await logIn({ half, code: '000000' })).status);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
});

test('where a second factor is required, who has none sets one up with the login (10.342)', async () => {
  const { email } = await person();
  const { policy } = server.lake.people;
  await policy.requireSecondFactor(true);
  try {
    const step = await logIn({ email, password });
    const html = await step.text();
    expect(html).toContain('<svg');
    const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
    const half = halfIn(html);
    const again = await (await logIn({ half, code: '123' })).text();
    // The same key: the phone has it already.
    expect(again.replaceAll(' ', '')).toContain(`<code>${key}</code>`);
    const done = await logIn({ half, code: shown(key) });
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('lake_session=')]);
    expect((await done.text()).match(/<li><code>/g)).toHaveLength(8);
    expect(await (await logIn({ email, password })).text()).toContain('<h1>Your second factor</h1>');
  } finally {
    await policy.requireSecondFactor(false);
  }
});

test('a passkey logs in alone, and where one is required the password does not (10.342)', async () => {
  const user = await person();
  const { passkeys, policy } = server.lake.people;
  const authenticator = new TestAuthenticator(origin);
  await passkeys.add(user.id, authenticator.create(await passkeys.offer(user, site)), site);
  expect(isIn(await logIn({ email: user.email, password }))).toBe(true);
  await policy.requireSecondFactor(true);
  try {
    const step = await logIn({ email: user.email, password });
    expect([step.status, step.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await step.text()).not.toContain('name="half"');
    const question = await send('login/passkey', {});
    const answer = authenticator.get((await question.json()) as Parameters<TestAuthenticator['get']>[0]);
    expect(isIn(await logIn({ as: 'passkey', answer: JSON.stringify(answer) }))).toBe(true);
    expect((await logIn({ as: 'passkey', answer: JSON.stringify(answer) })).status).toBe(401);
    // Nor does the mailbox.
    const key = await server.lake.people.createLink(user.id, 'recovery', 30);
    expect(
      (await send(`password?key=${key}`, { password: 'another sentence', again: 'another sentence' })).status,
    ).toBe(303);
    const still = await logIn({ email: user.email, password: 'another sentence' });
    expect([still.headers.get('set-cookie'), await still.text()]).toEqual([
      null,
      expect.not.stringContaining('name="half"'),
    ]);
    for (const nonsense of ['', '{}', 'null', '"'])
      expect((await logIn({ as: 'passkey', answer: nonsense })).status).toBe(401);
  } finally {
    await policy.requireSecondFactor(false);
  }
});

test('a forgotten password: whoever asks gets the same answer, and the mail is the product’s (10.343)', async () => {
  const { email } = await person();
  const page = await fetch(`${server.origin}/lake/login?language=en`);
  expect(await page.text()).toContain('href="/lake/recover?language=en"');
  asked.length = 0;
  const answers = [];
  for (const given of [email, 'nobody@x.example']) {
    const response = await send('recover?language=fr', { email: ` ${given.toUpperCase()} ` });
    answers.push([response.status, (await response.text()).replace(given, '')]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(asked).toMatchObject([{ email, language: 'fr' }, { email: 'nobody@x.example' }]);
  const unfit = await send('recover?language=en', { email: '"><b>' });
  expect([unfit.status, await unfit.text()]).toEqual([400, expect.stringContaining('value="&quot;&gt;&lt;b&gt;"')]);
});

test('a link chooses a password once, and a bad one says why (10.343)', async () => {
  const { people } = server.lake;
  const user = await person(null);
  const key = await people.createLink(user.id, 'invitation', 60);
  const choose = (form: Record<string, string>) => send(`password?language=en&key=${key}`, form);
  const page = await fetch(`${server.origin}/lake/password?language=en&key=${key}`);
  expect(await page.text()).toContain('For Ann Peeters.');
  for (const [form, sentence] of [
    [{ password: 'short', again: 'short' }, 'A password has'],
    [{ password: 'password123', again: 'password123' }, 'Many people'],
    [{ password: 'AnnPeeters1234', again: 'AnnPeeters1234' }, 'your name'],
    [{ password, again: 'something else' }, 'differ'],
  ] as const) {
    const refused = await choose(form);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)]);
  }
  const set = await choose({ password, again: password });
  expect([set.status, set.headers.get('set-cookie')]).toEqual([303, null]);
  const next = await fetch(new URL(set.headers.get('location') ?? '', server.origin));
  const login = await next.text();
  for (const part of [`value="${user.email}"`, 'role="status"']) expect(login).toContain(part);
  expect(isIn(await logIn({ email: user.email, password }))).toBe(true);
  expect((await choose({ password, again: password })).status).toBe(410);
  expect((await send('password?key=nonsense', { password, again: password })).status).toBe(410);
});
