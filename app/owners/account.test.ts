import type { ActionFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { action } from '~/routes/owner-account.tsx';
import { resolveRequest } from '~/site/resolve-request.ts';
import { Origins } from '../../server/origins.ts';
import { requestContexts, type RequestContextMaker } from '../../server/request-context.ts';
import { openTestOffice, type TestOffice } from '../../server/test-office.ts';

const origin = 'https://www.agency.example';
const path = '/nl/eigenaar/account/';
const password = 'kasseien-in-de-regen-7';

let office: TestOffice;
let contexts: RequestContextMaker;
beforeAll(async () => {
  office = await openTestOffice({ ORIGIN: origin });
  contexts = requestContexts(office.parts, { get: () => Promise.resolve(null) }, () => new Origins([origin], 443));
}, 120_000);
afterAll(() => office?.close());

/** What the account page answers an owner whose login was that long ago. */
async function send(cookie: string, fields: Record<string, string>): Promise<unknown> {
  const request = new Request(origin + path, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
  const { context } = contexts({ request, resolved: resolveRequest(path), address: '203.0.113.1' });
  return action({ request, context, params: {} } as unknown as ActionFunctionArgs).catch((thrown: unknown) => thrown);
}

it('ends sessions only for whoever logged in within ten minutes or gives the password (10.282)', async () => {
  const { owners, access } = office.parts.owners.portal;
  const { sessions } = owners.accounts;
  const email = 'lien@x.example';
  const owner = await owners.accounts.createUser({ name: 'Lien Maes', email, role: 'owner', password });
  const cookie = `gevel_session=${await access.begin(owner, { agent: '', address: '203.0.113.1' })}`;
  const ask = async (fields: Record<string, string>) => send(cookie, fields);
  const count = async () => (await sessions.list(owner.id)).length;
  const another = async () =>
    (await sessions.idOf(await access.begin(owner, { agent: '', address: '203.0.113.1' }))) ?? '';

  expect(await ask({ do: 'end', session: await another() })).toMatchObject({ status: 303 });
  expect(await count()).toBe(1);

  const session = await another();
  await office.parts.platform.database.execute(`UPDATE owner_session SET begun_at = begun_at - interval '11 minutes'`);
  for (const wanted of ['end', 'endAll', 'removePasskey'])
    expect(await ask({ do: wanted, session })).toMatchObject({
      init: { status: 422 },
      data: { problem: 'Vul uw wachtwoord in.' },
    });
  expect(await ask({ do: 'end', session, password: 'another' })).toMatchObject({
    init: { status: 422 },
    data: { problem: 'Het wachtwoord is niet juist.', asked: expect.arrayContaining([['session', session]]) },
  });
  expect(await count()).toBe(2);
  expect(await ask({ do: 'end', session, password })).toMatchObject({ status: 303 });
  expect(await count()).toBe(1);
  expect(await ask({ do: 'endAll', password })).toMatchObject({ status: 303 });
  expect(await count()).toBe(0);
});
