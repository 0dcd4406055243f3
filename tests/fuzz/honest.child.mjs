// Somebody who reads the site while it is fuzzed, in a process of their own: tells how long each answer took.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const [origin] = process.argv.slice(2);
const { hostname, port, host } = new URL(origin);
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
/** Pages from the cache, a search that nobody made before, what needs the database, a form's page. */
const paths = [
  () => '/nl/',
  (n) => `/nl/te-koop/?price=${n}-${1_000_000 + n}`,
  () => '/fr/ventes/',
  () => '/nl/formulier/site-contact/',
  () => '/health/ready/',
];

process.once('disconnect', () => process.exit());
for (let n = 0; ; n += 1) {
  const path = paths[n % paths.length]?.(n) ?? '/';
  const began = performance.now();
  const status = await get(path, n).catch((error) => error.code);
  process.send({ at: Date.now(), path, status, milliseconds: performance.now() - began });
  await delay(60);
}

function get(path, n) {
  return new Promise((resolve, reject) => {
    const headers = { host, 'x-forwarded-for': `10.${(n >> 14) & 255}.${(n >> 6) & 255}.1` };
    http
      .get({ hostname, port, path, agent, headers }, (response) => {
        response
          .resume()
          .once('end', () => resolve(response.statusCode))
          .once('error', reject);
      })
      .once('error', reject);
  });
}
