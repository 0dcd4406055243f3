// Requirements 10.80
import { expect, it, vi } from 'vitest';
import { NoAnswer } from '../session/site-api.ts';
import { leadsApi } from './leads-api.ts';

const refused = (status: number, error: string) => Response.json({ error, message: 'x' }, { status });
const list = { leads: [], next: null, counts: { open: 0, handled: 0, upTo: 1_000 }, editors: [], me: 'p1' };

function api(...answers: (Response | Error)[]) {
  const ask = vi.fn((_url: string | URL | Request, _init?: RequestInit) => {
    const answer = answers.shift() ?? Response.json(list);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const untilLoggedIn = vi.fn(() => Promise.resolve());
  return { ask, untilLoggedIn, api: leadsApi({ language: 'nl', token: undefined, untilLoggedIn, ask }) };
}

it('asks with the filters, in the editor’s language', async () => {
  const { api: leads, ask } = api();
  expect(await leads.list([['text', 'An & co']])).toEqual(list);
  expect(ask.mock.calls[0]?.[0]).toBe('/api/leads?text=An+%26+co&language=nl');
});

it('waits for the login after a session has ended, and asks again', async () => {
  const { api: leads, ask, untilLoggedIn } = api(refused(401, 'login'));
  expect(await leads.change('id', { handled: true })).toEqual(list);
  expect(untilLoggedIn).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls.map(([, init]) => init?.body)).toEqual(['{"handled":true}', '{"handled":true}']);
});

it('sends the token of an editor whose account is at Sanity, and does not wait where nobody can', async () => {
  const ask = vi.fn(() => Promise.resolve(refused(401, 'login')));
  const hosted = leadsApi({ language: 'nl', token: 'sk1', untilLoggedIn: null, ask });
  await expect(hosted.list([])).rejects.toMatchObject({ reason: 'login' });
  expect(ask).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer sk1' }) }),
  );
});

it.each([
  ['role', refused(403, 'role')],
  ['gone', refused(404, 'gone')],
  ['parameter', refused(400, 'parameter')],
  ['away', refused(500, 'something else')],
  ['away', new Response('<html>', { status: 502 })],
  ['away', new Response('<html>')],
  ['away', new TypeError('Failed to fetch')],
] as const)('says %s', async (reason, answer) => {
  await expect(api(answer).api.list([])).rejects.toEqual(new NoAnswer(reason));
});

it('gives a table the name that the site gave it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="leads-2026-11-21.csv"' };
  const { api: leads } = api(new Response('a;b', { headers }));
  const { file, name } = await leads.table([]);
  expect([await file.text(), name]).toEqual(['a;b', 'leads-2026-11-21.csv']);
});
