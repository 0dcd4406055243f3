import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noFilter } from '~/platform/audit.ts';
import * as account from '~/routes/api-account.ts';
import * as people from '~/routes/api-people.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import { codeShown } from '../../../packages/accounts/test-code-app.ts';
import { Origins } from '../../../server/origins.ts';
import { requestContexts, type RequestContextMaker } from '../../../server/request-context.ts';
import { openTestOffice, type TestOffice } from '../../../server/test-office.ts';
import type { AccountAnswer, PeopleAnswer, PeopleRefusal } from './answers.ts';

const origin = 'https://www.agency.example';
const password = 'long enough to be one';

describe.each([
  ['without a mail server', {}],
  ['with one', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'web@agency.example' }],
])('the API of people %s', (_, variables) => {
  let office: TestOffice;
  let contexts: RequestContextMaker;
  const sendsMails = 'SMTP_URL' in variables;
  beforeAll(async () => {
    office = await openTestOffice({ ORIGIN: origin, ...variables });
    const origins = new Origins([origin], 443);
    office.parts.lake.serve?.(origins);
    contexts = requestContexts(office.parts, { get: () => Promise.resolve(null) }, () => origins);
  }, 120_000);
  afterAll(() => office?.close());
  beforeEach(() => office.parts.platform.database.query('DELETE FROM mail'));

  type Answer = { status: number } & Partial<AccountAnswer & PeopleAnswer & PeopleRefusal>;
  /** Asks as a page of the Studio does. */
  async function ask(which: 'account' | 'people', cookie: string | null, change?: object): Promise<Answer> {
    const request = new Request(`${origin}/api/${which}?language=en`, {
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
        ...(cookie === null ? {} : { cookie }),
        ...(change === undefined ? { 'sec-fetch-site': 'same-origin' } : { origin }),
      },
      ...(change === undefined ? {} : { method: 'POST', body: JSON.stringify(change) }),
    });
    const { context } = contexts({
      request,
      resolved: resolveRequest(`/api/${which}?language=en`),
      address: '10.1.2.3',
    });
    const { loader, action } = { account, people }[which];
    const given = { request, context, params: {} };
    const answer = await (change === undefined ? loader(given) : action(given)).catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  }
  const accounts = () => office.lake.people;
  /** A person of their own for a test, logged in. */
  let count = 0;
  async function somebody(role: 'administrator' | 'editor' = 'editor') {
    const email = `somebody-${(count += 1)}@agency.example`;
    const person = await accounts().createUser({ name: 'Jo', email, role, password });
    return {
      ...person,
      cookie: `lake_session=${await accounts().sessions.begin(person.id, 'Mozilla/5.0 (iPhone) Safari/1')}`,
    };
  }
  const mails = async () =>
    await office.parts.platform.database.query<{ to: string; kind: string; text: string }>(
      'SELECT recipient AS to, kind, body AS text FROM mail ORDER BY id',
    );
  const newest = async () => (await office.parts.platform.audit.page(noFilter, null, 5)).entries;

  it('is for administrators, one’s own account for everybody with one', async () => {
    expect(await ask('people', null)).toMatchObject({ status: 401, error: 'login' });
    for (const role of ['editor', 'author', 'office', 'viewer'] as const) {
      const cookie = await office.cookieOf(role);
      expect(await ask('people', cookie)).toMatchObject({ status: 403, error: 'role' });
      expect(await ask('people', cookie, { action: 'require-factor', isRequired: true })).toMatchObject({
        status: 403,
      });
      expect(await ask('account', cookie)).toMatchObject({ status: 200, role, sessions: [{ isThis: true }] });
    }
    const all = await ask('people', await office.cookieOf('administrator'));
    expect(all).toMatchObject({ status: 200, sendsMails, requiresSecondFactor: false });
    expect(all.people?.map(({ email, isMe }) => [email, isMe])).toContainEqual(['administrator@agency.example', true]);
    for (const nonsense of [{}, { action: 'set-role', id: 'p1', role: 'god' }, { action: 'remove' }])
      expect(await ask('people', await office.cookieOf('administrator'), nonsense)).toMatchObject({ status: 400 });
  });

  it('invites by a link, mailed where mails leave the site and handed over elsewhere (10.344)', async () => {
    const cookie = await office.cookieOf('administrator');
    const invite = {
      action: 'invite',
      name: 'Lien Maes',
      email: `lien-${sendsMails}@agency.example`,
      role: 'author',
      language: 'fr',
    };
    const answer = await ask('people', cookie, invite);
    const line = answer.people?.find(({ name }) => name === 'Lien Maes');
    expect(line).toMatchObject({ role: 'author', hasPassword: false, invitedUntil: expect.any(String) });
    const [mail] = await mails();
    const url = sendsMails ? /https:\S+/.exec(mail?.text ?? '')?.[0] : answer.link?.url;
    expect(sendsMails ? answer.mailedTo : answer.link?.name).toBe(sendsMails ? invite.email : 'Lien Maes');
    expect(mail?.to).toBe(sendsMails ? invite.email : undefined);
    const key = new URL(url ?? '').searchParams.get('key') ?? '';
    expect(await accounts().personOfLink(key, 'invitation')).toMatchObject({ id: line?.id });
    expect((await newest()).slice(0, 2)).toMatchObject([
      { kind: 'password-link-made', about: [line?.id] },
      {
        kind: 'user-added',
        who: { kind: 'editor', email: 'administrator@agency.example' },
        about: [line?.id],
        network: '10.1.2.0/24',
      },
    ]);
    expect(await ask('people', cookie, invite)).toMatchObject({ status: 422, problem: 'email-known' });
    expect(await ask('people', cookie, { ...invite, email: 'no address' })).toMatchObject({ problem: 'email-unfit' });
    expect(await ask('people', cookie, { ...invite, name: ' ', email: 'x@y.example' })).toMatchObject({
      problem: 'name-unfit',
    });
    // Who has a password gets a link that forgets the invitation.
    await accounts().setPasswordByLink(key, 'invitation', password);
    const again = await ask('people', cookie, { action: 'send-link', id: line?.id, language: 'nl' });
    expect([again.mailedTo, again.link?.name]).toEqual(
      sendsMails ? [invite.email, undefined] : [undefined, 'Lien Maes'],
    );
  });

  it('changes roles, ends sessions, removes people; but not one’s own account, nor anybody who is gone (10.344)', async () => {
    const { cookie, id } = await somebody('administrator');
    const other = await somebody();
    const change = (more: object) => ask('people', cookie, { language: 'en', ...more });
    const line = (answer: Answer) => answer.people?.find((each) => each.id === other.id);
    expect(line(await change({ action: 'set-role', id: other.id, role: 'office' }))?.role).toBe('office');
    expect(await ask('account', other.cookie)).toMatchObject({ status: 200, role: 'office' });
    expect(line(await change({ action: 'end-sessions', id: other.id }))?.seenAt).toBeNull();
    expect(await ask('account', other.cookie)).toMatchObject({ status: 401 });
    expect(line(await change({ action: 'remove', id: other.id }))).toBeUndefined();
    expect(await change({ action: 'remove', id: other.id })).toMatchObject({ status: 404, error: 'gone' });
    for (const action of ['remove', 'set-role'])
      expect(await change({ action, id, role: 'editor' })).toMatchObject({ status: 422, problem: 'own-account' });
  });

  it('a person changes the password with the old one, and hears of it (10.345)', async () => {
    const { cookie, email } = await somebody();
    const change = (old: string, next: string) => ask('account', cookie, { action: 'change-password', old, new: next });
    expect(await change('wrong', 'a new one, long enough')).toMatchObject({ status: 422, problem: 'password-wrong' });
    expect(await change(password, 'short')).toMatchObject({ problem: 'password-length' });
    expect(await change(password, 'password123')).toMatchObject({ problem: 'password-common' });
    expect(await change(password, 'agencyagency')).toMatchObject({ problem: 'password-personal' });
    const elsewhere = await accounts().sessions.begin((await accounts().userByEmail(email))?.id ?? '');
    expect(await change(password, 'a new one, long enough')).toMatchObject({ status: 200 });
    expect(await accounts().sessions.userOfSession(elsewhere)).toBeUndefined();
    expect(await mails()).toMatchObject([{ to: email, kind: 'people:password' }]);
  });

  it('a person adds an app and removes it, with the password once the login is old (10.345)', async () => {
    const { cookie, id } = await somebody();
    const change = (more: object) => ask('account', cookie, more);
    const { app } = await change({ action: 'offer-app' });
    expect(app?.qr).toMatch(/^<svg/);
    expect(await change({ action: 'take-app', code: '1' })).toMatchObject({ status: 422, problem: 'code-wrong' });
    const code = codeShown(app?.secret ?? '');
    expect(await change({ action: 'take-app', code })).toMatchObject({
      spareCodes: { length: 8 },
      account: { codeApp: { isOn: true, spareCodes: 8 } },
    });
    await office.parts.platform.database.query(
      "UPDATE lake_session SET begun_at = now() - interval '11 minutes' WHERE user_id = $1",
      [id],
    );
    for (const action of ['offer-app', 'new-spare-codes', 'remove-app', 'offer-passkey', 'remove-passkey'])
      expect(await change({ action, id: 'x' })).toMatchObject({ status: 422, problem: 'password-missing' });
    expect(await change({ action: 'remove-app', password: 'wrong' })).toMatchObject({ problem: 'password-wrong' });
    expect(await change({ action: 'remove-app', password })).toMatchObject({ account: { codeApp: { isOn: false } } });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['people:app-added', 'people:app-removed']);
  });

  it('an administrator with a second factor requires one, which logs everybody else out (10.342)', async () => {
    const admin = await somebody('administrator');
    const other = await somebody();
    const require = (isRequired: boolean) => ask('people', admin.cookie, { action: 'require-factor', isRequired });
    expect(await require(true)).toMatchObject({ status: 422, problem: 'own-factor-missing' });
    const { secret } = await accounts().secondFactors.offerApp(admin, 'x');
    await accounts().secondFactors.takeApp(admin.id, codeShown(secret));
    try {
      expect(await require(true)).toMatchObject({ status: 200, requiresSecondFactor: true });
      expect(await ask('account', other.cookie)).toMatchObject({ status: 401 });
      expect(await ask('account', admin.cookie, { action: 'remove-app' })).toMatchObject({ problem: 'factor-needed' });
      const helped = await ask('people', admin.cookie, { action: 'remove-factor', id: other.id, language: 'en' });
      expect(helped.status).toBe(200);
    } finally {
      expect(await require(false)).toMatchObject({ requiresSecondFactor: false });
    }
  });

  it('sessions say which browser, and end (10.345)', async () => {
    const { cookie, id } = await somebody();
    await accounts().sessions.begin(id);
    const { sessions = [] } = (await ask('account', cookie)) as AccountAnswer['account'] & { status: number };
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isThis }) => isThis)).toMatchObject({ device: { browser: 'Safari', system: 'iPhone' } });
    expect((await ask('account', cookie, { action: 'end-others' })).account?.sessions).toHaveLength(1);
    const [own] = await accounts().sessions.list(id);
    await ask('account', cookie, { action: 'end-session', id: own?.id });
    expect(await ask('account', cookie)).toMatchObject({ status: 401 });
  });
});
