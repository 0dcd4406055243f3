import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { contentRoute, matchPathname } from '~/addresses/match.ts';
import { routeManifest } from './route-manifest.ts';

const sale = matchPathname('/nl/te-koop/')?.routeId ?? '';
const home = matchPathname('/fr/')?.routeId ?? '';
const assets = {
  version: 'v1',
  routes: Object.fromEntries(['root', sale, home, contentRoute].map((id) => [id, { id }])),
};
const ask = (query: string) => routeManifest({ assets } as unknown as ServerBuild, `/__manifest?version=v1&${query}`);
const routesOf = async (query: string) => Object.keys(await ask(query).json());

it.each([
  ['p=%2Fnl%2Fte-koop%2F', ['root', sale]],
  ['p=%2Fnl%2Fte-koop%2F&p=%2Ffr%2F', ['root', sale, home]],
  ['p=nl%2Fwho-knows&p=%E0%A4%A&p=', ['root', contentRoute]],
  ['p=__proto__', ['root', contentRoute]],
])('%s is answered with the routes of its paths', async (query, routes) => {
  expect(await routesOf(query)).toEqual(routes);
});

it('another build’s router is told to load the page anew', () => {
  const answer = routeManifest({ assets } as unknown as ServerBuild, '/__manifest?version=v0&p=%2Fnl%2F');
  expect([answer.status, answer.headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
});

it('what no router asks is refused', () => {
  for (const query of ['', 'q=1', 'p=%2Fnl%2F&'.repeat(201), `p=${'/a'.repeat(4_000)}`])
    expect(ask(query).status, query.slice(0, 20)).toBe(400);
});
