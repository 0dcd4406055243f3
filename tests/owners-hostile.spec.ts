import { expect } from '@playwright/test';
import { elements, texts, visibleText } from './site/html.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { cookieOf, demoOwnerPassword, demoOwners, ownerAt, personAt, propertiesOf } from './site/owner.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

/** Attempts to break into the owners' portal, or to redirect out of it. */
const place = mailedSite(() => Promise.resolve({ env: { TRUST_PROXY: 'loopback' } }));
const text = (key: string) => word('nl', `owners.${key}`);

let addresses = 0;
/** An unknown person with a fresh address. */
const somebody = (cookie = '') => {
  addresses += 1;
  return personAt(place.site.origin, cookie, `198.51.100.${addresses}`);
};
const signIn = (email: string = demoOwners.lien, password = demoOwnerPassword, cookie = '') =>
  somebody(cookie).send('/nl/login/', { email, password });
const isIn = async (cookie: string) => (await somebody(cookie).read('/nl/eigenaar/')).status === 200;

/** The path of the link in the last of `count` mails to an address. */
async function linkIn(email: string, count: number): Promise<string> {
  const mails = await place.arrived(email, count);
  const [link] = /http\S+\/login\/password\/\?key=\S+/.exec(plainPart(mails.at(-1)?.raw ?? '')) ?? [];
  if (link === undefined) throw new Error('The mail has no link');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('another site cannot log a visitor in, nor set a password', async () => {
  for (const origin of ['https://elsewhere.example', 'null']) {
    const person = { email: demoOwners.lien, password: demoOwnerPassword };
    for (const path of ['/nl/login/', '/nl/login/recovery/', '/nl/login/password/?key=x']) {
      const answer = await somebody().send(path, person, { origin });
      expect([path, answer.status, cookieOf(answer)]).toEqual([path, 403, '']);
    }
  }
});

test('a login gives a session that nobody could know before, and ends the one that was there', async () => {
  const planted = 'gevel_session=planted-by-somebody-else-who-waits-for-a-login';
  const first = await signIn(demoOwners.lien, demoOwnerPassword, planted);
  expect(first.status).toBe(303);
  const cookie = cookieOf(first);
  expect([cookie === planted, await isIn(planted), await isIn(cookie)]).toEqual([false, false, true]);
  expect(first.headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const second = cookieOf(await signIn(demoOwners.lien, demoOwnerPassword, cookie));
  expect([await isIn(cookie), await isIn(second)]).toEqual([false, true]);
  // The secret is only in the cookie.
  const page = await somebody(second).read('/nl/eigenaar/account/');
  expect(page.body.includes(second.slice(second.indexOf('=') + 1))).toBe(false);
});

test('a login leads to no other site, however its address is written (10.107)', async () => {
  for (const next of [
    'https://elsewhere.example/',
    '//elsewhere.example/nl/eigenaar/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '%2F%2Felsewhere.example/',
    '/%5Celsewhere.example/',
    'javascript:alert(1)',
    '/nl/contact/',
    '/lake/login',
  ]) {
    const person = { email: demoOwners.lien, password: demoOwnerPassword };
    const path = `/nl/login/?${new URLSearchParams({ next })}`;
    const answer = await somebody().send(path, person);
    expect([next, answer.status, answer.location]).toEqual([next, 303, '/nl/eigenaar/']);
    const again = await somebody(cookieOf(answer)).read(path);
    expect([next, again.status, again.location]).toEqual([next, 303, '/nl/eigenaar/']);
  }
});

test('whether an address is known, neither the login nor the recovery tells (10.107)', async () => {
  const known = 'luc.dubois@example.com';
  const unknown = 'lea.dubois@example.com';
  const answers = async (path: string, fields: Record<string, string>) => {
    const [one, other] = [
      await somebody().send(path, { ...fields, email: known }),
      await somebody().send(path, { ...fields, email: unknown }),
    ];
    expect(other.body.replaceAll(unknown, known)).toBe(one.body);
    expect(Object.keys(other.headers).toSorted()).toEqual(Object.keys(one.headers).toSorted());
    return [one.status, other.status, visibleText(one.body)];
  };
  expect(await answers('/nl/login/', { password: 'duinen-zonder-wind' })).toEqual([
    422,
    422,
    expect.stringContaining(text('login.wrong')),
  ]);
  expect(await answers('/nl/login/recovery/', {})).toEqual([200, 200, expect.stringContaining(text('recovery.sent'))]);
  await place.arrived(known);
  expect(place.mails.taken.filter(({ to }) => to.includes(unknown))).toEqual([]);
});

test('the link of a recovery is good once, the newest alone, and for its own account (10.108)', async () => {
  const password = 'duinen-zonder-wind-9';
  const luc = demoOwners.luc;
  const sessionOfLien = cookieOf(await signIn());
  const sessionOfLuc = cookieOf(await signIn(luc));
  // The previous test has requested one.
  const earlier = place.mails.taken.filter(({ to }) => to.includes(luc)).length;
  await somebody().send('/nl/login/recovery/', { email: luc });
  const older = await linkIn(luc, earlier + 1);
  await somebody().send('/nl/login/recovery/', { email: luc });
  const link = await linkIn(luc, earlier + 2);
  const badTitle = (path: string) => word(path.startsWith('/fr/') ? 'fr' : 'nl', 'owners.password.badTitle');
  const choose = (path: string, again = password, wanted = password) =>
    somebody(sessionOfLien).send(path, { password: wanted, again });

  for (const path of [
    older,
    `${link}x`,
    link.replace('key=', 'key=A'),
    '/nl/login/password/',
    '/nl/login/password/?key=%00',
  ]) {
    expect([path, (await choose(path)).status]).toEqual([path, 410]);
    expect(texts((await somebody().read(path)).body, 'h1')).toEqual([badTitle(path)]);
  }
  // A typing error does not use up the link, nor does a program that opens it.
  expect((await choose(link, 'something-else')).status).toBe(422);
  expect((await somebody().read(link)).status).toBe(200);
  // The agency's own name is the first guess.
  const easy = await choose(link, 'gevel-2026-gevel', 'gevel-2026-gevel');
  expect([easy.status, visibleText(easy.body)]).toEqual([
    422,
    expect.stringContaining(word('fr', 'owners.password.personal')),
  ]);
  const chosen = await choose(link);
  expect([chosen.status, chosen.location]).toEqual([303, '/fr/proprietaire/']);
  // Anyone logged in with the same browser is logged out, and so are sessions with Luc's old password.
  const page = await somebody(cookieOf(chosen)).read('/nl/eigenaar/account/');
  expect(page.body).toContain(luc);
  expect([await isIn(sessionOfLien), await isIn(sessionOfLuc)]).toEqual([false, false]);
  // In case it was not Luc.
  const told = (await place.arrived(luc, earlier + 3)).at(-1);
  expect(plainPart(told?.raw ?? '')).toContain(word('fr', 'owners.mail.changed.after'));
  expect((await signIn(luc)).status).toBe(422);
  expect([(await signIn(luc, password)).status, (await signIn()).status]).toEqual([303, 303]);

  for (const path of [link, link.replace('/fr/', '/nl/')]) expect((await choose(path)).status).toBe(410);
  expect((await choose(link, password)).headers['set-cookie']).toBeUndefined();
});

test('mails with a link are few, wherever they are asked for', async () => {
  const { ann } = demoOwners;
  const owner = await ownerAt(place.site.origin, ann);
  for (let count = 0; count < 4; count += 1) {
    expect((await somebody().send('/nl/login/recovery/', { email: ann.toUpperCase() })).status).toBe(200);
    expect((await owner.send('/nl/eigenaar/account/', { do: 'link' })).status).toBe(303);
  }
  await place.arrived(ann, 3);
  // Any further mails would arrive before this one.
  await somebody().send('/nl/login/recovery/', { email: demoOwners.lien });
  await place.arrived(demoOwners.lien);
  await place.arrived(ann, 3);
});

test('a thousand attempts at once come to nothing, and the owner gets in (10.107)', async () => {
  const attacker = personAt(place.site.origin, '', '203.0.113.66');
  const counts = new Map<number, number>();
  const waits: number[] = [];
  const attempt = async (n: number) => {
    const { status, headers } = await attacker.send('/nl/login/', {
      email: demoOwners.lien,
      password: `guess-number-${n}`,
    });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === 429) waits.push(Number(headers['retry-after']));
  };
  const worker = async (first: number) => {
    for (let n = first; n < 1_000; n += 10) await attempt(n);
  };
  await Promise.all(Array.from({ length: 10 }, (_, first) => worker(first)));
  // Every attempt gets a proper response: refused, or asked to wait.
  expect([...counts.keys()].toSorted()).toEqual([422, 429]);
  expect((counts.get(422) ?? 0) + (counts.get(429) ?? 0)).toBe(1_000);
  expect(counts.get(422)).toBeLessThan(40);
  expect(waits.every((seconds) => seconds >= 1 && seconds <= 300)).toBe(true);
  // The wait may just have ended: one more guess starts the next, longer one.
  do await attempt(1_000);
  while ((waits.at(-1) ?? 0) < 5);
  const right = await attacker.send('/nl/login/', { email: demoOwners.lien, password: demoOwnerPassword });
  expect([right.status, cookieOf(right)]).toEqual([429, '']);
  expect(visibleText(right.body)).toContain(text('login.failed'));
  expect((await signIn()).status).toBe(303);
});

test('what no form of ours sends is answered, and nothing falls over', async () => {
  const lien = await ownerAt(place.site.origin, demoOwners.lien);
  const [property = ''] = await propertiesOf(lien);
  const long = 'x'.repeat(30_000);
  const sent: [path: string, fields: Record<string, string>, ...statuses: number[]][] = [
    ['/nl/login/', { email: 'lien\0@example.com', password: 'x' }, 422],
    ['/nl/login/', { email: demoOwners.lien, password: '\0' }, 422],
    ['/nl/login/', { email: long, password: long }, 422],
    ['/nl/login/', {}, 422],
    ['/nl/login/?next=%00&next=%E0%A4%A', { email: 'x', password: 'x' }, 422],
    ['/nl/login/recovery/', { email: 'lien\0@example.com' }, 422],
    ['/nl/login/recovery/', { email: long }, 422],
    ['/nl/eigenaar/account/', { do: 'end', session: '\0' }, 303],
    ['/nl/eigenaar/account/', { do: 'end', session: "' OR true --" }, 303],
    ['/nl/eigenaar/account/', { do: 'removePasskey', passkey: '\0' }, 303],
    ['/nl/eigenaar/account/', { do: '\0' }, 303],
    [`/nl/eigenaar/${property}/`, { message: '\0\0' }, 422],
    [`/nl/eigenaar/${property}/`, { message: long }, 422],
  ];
  for (const [path, fields, ...statuses] of sent) {
    const who = somebody(path.startsWith('/nl/login/') ? '' : lien.cookie);
    expect(statuses, `${path} ${JSON.stringify(fields).slice(0, 60)}`).toContain((await who.send(path, fields)).status);
  }
  const asked: [path: string, ...statuses: number[]][] = [
    [`/nl/eigenaar/${property}/?type=%00`, 200],
    [`/nl/eigenaar/${property}/?from=0000-00-00&to=9999-99-99&page=-1`, 200],
    [`/nl/eigenaar/${property}/?page=9999999999&type=${'x'.repeat(5_000)}`, 200],
    [`/nl/eigenaar/${property}%00/`, 404],
    [`/api/owner/nl/${property}/history?type=%00&from=%00`, 200],
    [`/api/owner/nl/${property}%00/history`, 404],
    [`/api/owner/xx/${property}/history`, 404],
    [`/api/owner/nl/${property}/visits/%00`, 404],
    ['/nl/login/password/?key=%00', 200],
    ['/nl/login/weekly/?key=%00', 404],
    ['/nl/eigenaar/constructor/', 404],
  ];
  for (const [path, ...statuses] of asked) expect(statuses, path).toContain((await lien.read(path)).status);
  const json = await somebody().send('/nl/login/', {}, { 'content-type': 'application/json' });
  expect(json.status).toBe(422);
  expect(await isIn(lien.cookie)).toBe(true);
});

test('passwords are hidden as they are typed, may be pasted and come from a password manager', async () => {
  await somebody().send('/nl/login/recovery/', { email: demoOwners.lien });
  const mails = place.mails.taken.filter(({ to }) => to.includes(demoOwners.lien)).length;
  const link = await linkIn(demoOwners.lien, mails + 1);
  const fields = async (path: string) =>
    elements((await somebody().read(path)).body, 'input').filter(({ name }) => name === 'password' || name === 'again');
  expect(await fields('/nl/login/')).toEqual([
    expect.objectContaining({ type: 'password', autocomplete: 'current-password' }),
  ]);
  expect(await fields(link)).toEqual([
    expect.objectContaining({ type: 'password', autocomplete: 'new-password' }),
    expect.objectContaining({ type: 'password', autocomplete: 'new-password' }),
  ]);
  for (const path of ['/nl/login/', link]) expect((await somebody().read(path)).body).not.toMatch(/onpaste|onkey/i);
});

test('nobody is asked for a hint or a secret question: an address and a password are all there is', async () => {
  const asked = async (path: string) => {
    const [, main = ''] = (await somebody().read(path)).body.split('<main');
    return elements(main.split('</main>')[0] ?? '', 'input').map(({ name }) => name);
  };
  expect(await asked('/nl/login/')).toEqual(['email', 'password']);
  expect(await asked('/nl/login/recovery/')).toEqual(['email']);
});
