import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicFetch } from './public-fetch.ts';

describe('fetching from untrusted URLs', () => {
  /** A CRM's server in the agency's own network that the environment allows, and another one that it does not. */
  let crm: Server;
  let inside: net.Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let asked: string[];
  let connections: number;
  let ownHost: string;
  let insidePort: number;

  beforeAll(async () => {
    crm = createServer((request, response) => {
      asked.push(`${request.headers.host}${request.url}`);
      answer(request, response);
    });
    inside = net.createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    ownHost = `crm.test:${await listen(crm)}`;
    insidePort = await listen(inside);
  });
  afterAll(() => {
    crm.closeAllConnections();
    crm.close();
    inside.close();
  });
  beforeEach(() => {
    [asked, connections] = [[], 0];
    answer = (_request, response) => void response.end('a picture');
  });

  /** Every name resolves to this machine, as an attacker's name server may answer at any time. */
  const fetching = (ownHosts: readonly string[], address = '127.0.0.1') =>
    createPublicFetch({ ownHosts, resolve: () => Promise.resolve([{ address, family: net.isIP(address) }]) });
  const fetchText = async (url: string, ownHosts = [ownHost]) => {
    const response = await fetching(ownHosts)(url, { signal: AbortSignal.timeout(5_000) });
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return text;
  };

  it('fetches from a server in the agency’s own network if the environment names it, also by http', async () => {
    expect(await fetchText(`http://${ownHost}/a.jpg`)).toBe('a picture');
    expect(asked).toEqual([`${ownHost}/a.jpg`]);
    await expect(fetchText(`http://${ownHost}/a.jpg`, ['crm.test'])).rejects.toMatchObject({
      code: 'ADDRESS_NOT_PUBLIC',
      message: expect.stringContaining('PICTURE_HOSTS_ALLOWED'),
    });
  });

  it.each([
    ['a name that leads into a private network', (port: number) => `https://pictures.test:${port}/`],
    ['this machine by its name', (port: number) => `https://localhost:${port}/`],
    ['this machine in figures', (port: number) => `https://127.0.0.1:${port}/`],
    ['this machine in one figure', (port: number) => `https://2130706433:${port}/`],
    ['this machine in IPv6', (port: number) => `https://[::ffff:127.0.0.1]:${port}/`],
    ['plain http', (port: number) => `http://pictures.test:${port}/`],
    ['another scheme', () => 'file:///etc/passwd'],
  ])('opens no connection to %s, requested or redirected to', async (_name, address) => {
    const url = address(insidePort);
    await expect(fetchText(url)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
    answer = (_request, response) => void response.writeHead(302, { Location: url }).end();
    await expect(fetchText(`http://${ownHost}/`)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
    expect(connections).toBe(0);
  });

  it('opens no connection if every address of a name is private or reserved', async () => {
    const refused = fetching([], '192.0.2.1')('https://pictures.test/', { signal: AbortSignal.timeout(5_000) });
    await expect(refused).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
    const both = createPublicFetch({
      resolve: () =>
        Promise.resolve(['10.0.0.1', '127.0.0.1', '::1'].map((address) => ({ address, family: net.isIP(address) }))),
    });
    await expect(both('https://pictures.test/', { signal: AbortSignal.timeout(5_000) })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_PUBLIC',
    });
  });

  it('follows five redirects, but not a sixth', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(307, { Location: `/${left - 1}` });
      response.end('there');
    };
    expect(await fetchText(`http://${ownHost}/5`)).toBe('there');
    await expect(fetchText(`http://${ownHost}/6`)).rejects.toMatchObject({ code: 'REDIRECT_BROKEN' });
  });

  it('aborts on its signal, before and during the response', async () => {
    answer = () => undefined;
    const silent = fetching([ownHost])(`http://${ownHost}/`, { signal: AbortSignal.timeout(50) });
    await expect(silent).rejects.toMatchObject({ code: 'HOST_UNREACHABLE' });

    answer = (_request, response) => void response.writeHead(200).write('half');
    const giveUp = new AbortController();
    const halfway = await fetching([ownHost])(`http://${ownHost}/`, { signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 20);
    await expect(halfway.toArray()).rejects.toThrow();
  });
});

function listen(server: net.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
