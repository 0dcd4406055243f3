import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createClient } from '@sanity/client';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostedClient, hostedContentLake } from './hosted-lake.server.ts';
import { followHostedContent, webhookChange } from './hosted.server.ts';
import { contentTypes } from './source.ts';

const log = pino({ level: 'silent' });
const hosted = { projectId: 'abc12345', dataset: 'staging' };

describe('the hosted Content Lake', () => {
  it('is asked on the project’s own host, with the token if there is one', () => {
    expect(createHostedClient({ ...hosted, token: 'secret' }).config()).toMatchObject({
      url: 'https://abc12345.api.sanity.io/v2025-02-19',
      dataset: 'staging',
      token: 'secret',
      useCdn: false,
    });
    expect(createHostedClient({ ...hosted, token: null }).config().token).toBeUndefined();
  });

  it('serves pictures from Sanity’s own host, and drafts only with a token', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(String(asked.push(url)))));
    const lakeWith = (token: string | null) =>
      hostedContentLake(createHostedClient({ ...hosted, token }), { ...hosted, token });
    await lakeWith(null).picture('a-1x1.jpg?w=1', new AbortController().signal);
    vi.unstubAllGlobals();
    expect(asked).toEqual(['https://cdn.sanity.io/images/abc12345/staging/a-1x1.jpg?w=1']);
    expect([lakeWith(null).showsDrafts, lakeWith('secret').showsDrafts]).toEqual([false, true]);
  });
});

/** A fake lake that only notifies: `tell` sends an event to all listeners. */
async function tellingLake() {
  const listeners = new Set<ServerResponse>();
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: welcome\ndata: {"listenerName":"a"}\n\n');
    listeners.add(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    asked,
    client: createClient({
      projectId: 'abc12345',
      dataset: 'staging',
      apiVersion: '2025-02-19',
      apiHost: `http://127.0.0.1:${port}`,
      useProjectHostname: false,
      useCdn: false,
      token: 'secret',
    }),
    tell: (documentId: string, type?: string) => {
      const result = type === undefined ? {} : { result: { _id: documentId, _type: type } };
      const event = { documentId, transition: 'update', transactionId: 't', ...result };
      for (const each of listeners) each.write(`event: mutation\ndata: ${JSON.stringify(event)}\n\n`);
    },
    interrupt: () => {
      for (const each of listeners) each.destroy();
      listeners.clear();
    },
    listening: () => listeners.size,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('listening to it', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  it('raises the counters of what changed, drafts separately, and all of them after a lost connection', async () => {
    const lake = await tellingLake();
    const raised: string[][] = [];
    const raise = (names: readonly string[]) => Promise.resolve(void raised.push([...names]));
    const stop = followHostedContent({ client: lake.client, raise, log, retryAfter: 20 });
    closing.push(stop, lake.close);
    await vi.waitFor(() => expect(lake.listening()).toBe(1), 5_000);
    const { url = '', headers } = lake.asked[0] ?? {};
    expect(new URL(url, 'http://lake').pathname).toBe('/v2025-02-19/data/listen/staging');
    expect(new URL(url, 'http://lake').searchParams.get('visibility')).toBe('query');
    expect(headers?.authorization).toBe('Bearer secret');

    lake.tell('page-home', 'menuPage');
    lake.tell('drafts.page-home', 'menuPage');
    lake.tell('page-gone');
    await vi.waitFor(() => expect(raised).toHaveLength(3), 5_000);
    expect(raised[0]).toEqual(['content:menuPage']);
    expect(raised[1]).toEqual(['drafts:menuPage']);
    expect(raised[2]).toEqual(contentTypes.map((type) => `content:${type}`));

    lake.interrupt();
    await vi.waitFor(() => expect(raised.length).toBeGreaterThan(3), 10_000);
    expect(raised[3]).toEqual(expect.arrayContaining(['content:menuPage', 'drafts:menuPage', 'content:article']));
  }, 20_000);
});

describe('its webhook', () => {
  const secret = 'a shared secret';
  const body = JSON.stringify({ _id: 'article-1', _type: 'article' });
  const signed = (text: string, key = secret): Headers => {
    const at = Date.parse('2026-11-21T10:00:00Z');
    const signature = createHmac('sha256', key).update(`${at}.${text}`).digest('base64url');
    return new Headers({ 'sanity-webhook-signature': `t=${at},v1=${signature}` });
  };

  it('raises the counters of the document if the signature is valid', async () => {
    expect(await webhookChange(signed(body), body, secret)).toEqual(['content:article']);
    const draft = JSON.stringify({ _id: 'drafts.article-1', _type: 'article' });
    expect(await webhookChange(signed(draft), draft, secret)).toEqual(['drafts:article']);
  });

  it('is refused with another key, another body or none', async () => {
    expect(await webhookChange(signed(body, 'another'), body, secret)).toBeNull();
    expect(await webhookChange(signed(body), `${body} `, secret)).toBeNull();
    expect(await webhookChange(new Headers(), body, secret)).toBeNull();
    expect(await webhookChange(new Headers({ 'sanity-webhook-signature': 'nonsense' }), body, secret)).toBeNull();
    expect(await webhookChange(signed('[]'), '[]', secret)).toBeNull();
  });
});
