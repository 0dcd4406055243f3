import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captchaProviders } from './kinds.ts';
import { createSiteVerify, type SiteVerify } from './siteverify.server.ts';

const secrets = { turnstile: 'secret-1', recaptcha: 'secret-2', hcaptcha: 'secret-3' };

describe.each(captchaProviders)('%s (10.59)', (provider) => {
  let server: Server;
  let siteVerify: SiteVerify;
  let asked: { method: string | undefined; type: string | undefined; body: string }[];
  let answer: (response: ServerResponse) => void;
  beforeAll(async () => {
    server = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.once('end', () => {
        asked.push({ method: request.method, type: request.headers['content-type'], body });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    siteVerify = createSiteVerify(secrets, (which) => `http://127.0.0.1:${port}/${which}/siteverify`, 500);
  });
  beforeEach(() => {
    asked = [];
    answer = (response) => void response.end('{"success":true}');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked with the secret and the answer, and nothing of the visitor', async () => {
    expect(await siteVerify(provider, 'an answer')).toBe('right');
    expect(asked).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: `secret=${secrets[provider]}&response=an+answer`,
      },
    ]);
  });

  it('refuses', async () => {
    answer = (response) => void response.end('{"success":false,"error-codes":["timeout-or-duplicate"]}');
    expect(await siteVerify(provider, 'an answer')).toBe('wrong');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['is out of order', (response) => void response.writeHead(500).end('no')],
    ['answers what is no verdict', (response) => void response.end('<html>')],
    ['answers another verdict', (response) => void response.end('{"ok":1}')],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['hangs up', (response) => void response.destroy()],
    ['does not answer in time', () => undefined],
  ])('%s: nobody is taken for a robot', async (_what, behave) => {
    answer = behave;
    expect(await siteVerify(provider, 'an answer')).toBe('unreachable');
  });

  it('is not asked without a secret, nor about what is no answer', async () => {
    expect(await createSiteVerify({ ...secrets, [provider]: null })(provider, 'an answer')).toBe('wrong');
    expect(await siteVerify(provider, 'x'.repeat(10_000))).toBe('wrong');
    expect(asked).toEqual([]);
  });
});
