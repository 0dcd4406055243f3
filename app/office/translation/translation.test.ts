import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Editor } from '~/platform/editors.ts';
import { translationEndpoint } from './endpoint.server.ts';
import { createTranslator } from './translator.server.ts';

/** A service that answers as it is told, and remembers what it was sent. */
let service: Server;
let url = '';
let asked: { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
let answer: { status?: number; body: unknown };
beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((sent) => {
      asked = { path: request.url ?? '', headers: request.headers, body: JSON.parse(sent) as typeof asked.body };
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void service.close());

const deepL = () => createTranslator({ url, key: 'a key:fx', model: null });
const model = (key: string | null = 'sk') => createTranslator({ url: `${url}/v1/`, key, model: 'small-model' });
const chat = (content: string) => ({ choices: [{ message: { content } }] });

describe('a translator', () => {
  it('asks DeepL for all texts at once (10.347)', async () => {
    answer = { body: { translations: [{ text: 'House ' }, { text: 'Flat' }] } };
    expect(await deepL().translate(['Huis ', 'Appartement'], 'nl', 'en')).toEqual(['House ', 'Flat']);
    expect(asked).toMatchObject({
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key a key:fx' },
      body: { text: ['Huis ', 'Appartement'], source_lang: 'NL', target_lang: 'EN-GB' },
    });
  });

  it('asks a model that speaks OpenAI’s chat API, with a key or without (10.347)', async () => {
    answer = { body: chat('{"texts":["Maison"]}') };
    expect(await model().translate(['Huis'], 'nl', 'fr')).toEqual(['Maison']);
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk' },
      body: { model: 'small-model', messages: [{ role: 'system' }, { role: 'user', content: '{"texts":["Huis"]}' }] },
    });
    await model(null).translate(['Huis'], 'nl', 'fr');
    expect(asked.headers.authorization).toBeUndefined();
  });

  it.each([
    ['an error', () => deepL(), { status: 456, body: {} }],
    ['no JSON', () => deepL(), { body: '<html>' }],
    ['something else', () => deepL(), { body: { translations: 'x' } }],
    ['too few texts', () => deepL(), { body: { translations: [] } }],
    ['words around its JSON', () => model(), { body: chat('Sure! {"texts":["x"]}') }],
    ['no choice', () => model(), { body: { choices: [] } }],
  ])('refuses %s', async (_, made, given) => {
    answer = given;
    await expect(made().translate(['Huis'], 'nl', 'fr')).rejects.toMatchObject({ code: 'TRANSLATION_FAILED' });
  });
});

describe('the endpoint', () => {
  const person = (role: Editor['role']): Editor => ({ id: 'p1', name: 'Ann', email: 'ann@x.example', role });
  let left = 0;
  beforeEach(() => void (left = 2));
  const send = async (who: Editor | null, body?: object, translator: ReturnType<typeof deepL> | null = deepL()) => {
    const editors = { whoIs: () => Promise.resolve(who) };
    const limits = { take: () => Promise.resolve((left -= 1) >= 0) };
    const endpoint = translationEndpoint(translator, editors, limits, { warn: () => undefined });
    const request = new Request('https://x.example/api/translation', {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const response = await endpoint.answer(request, '');
    return { status: response.status, ...((await response.json()) as object) };
  };
  const texts = { texts: ['Huis'], from: 'nl', to: 'fr' };

  it('is for people who write content', async () => {
    answer = { body: { translations: [{ text: 'Maison' }] } };
    for (const role of ['administrator', 'editor', 'author'] as const)
      expect(await send(person(role), texts)).toMatchObject({ status: role === 'author' ? 429 : 200 });
    for (const role of ['office', 'viewer'] as const) expect((await send(person(role))).status).toBe(403);
    expect((await send(null)).status).toBe(401);
    expect((await send({ ...person('editor'), email: '' })).status).toBe(401);
  });

  it('says whether there is a service, and refuses without one', async () => {
    expect(await send(person('editor'))).toEqual({ status: 200, service: 'DeepL' });
    expect(await send(person('editor'), undefined, null)).toEqual({ status: 200, service: null });
    expect(await send(person('editor'), texts, null)).toMatchObject({ status: 404, error: 'off' });
  });

  it.each([
    ['no texts', { texts: [] }],
    ['too many', { texts: Array.from({ length: 201 }, () => 'x') }],
    ['too long', { texts: ['x'.repeat(30_001)] }],
    ['an unknown language', { to: 'ru' }],
  ])('refuses %s', async (_, change) => {
    expect(await send(person('editor'), { ...texts, ...change })).toMatchObject({ status: 400, error: 'parameter' });
  });

  it('says that the service failed', async () => {
    answer = { status: 500, body: {} };
    expect(await send(person('editor'), texts)).toMatchObject({ status: 502, error: 'failed' });
  });
});
