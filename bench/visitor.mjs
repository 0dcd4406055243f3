// A visitor without cookies, over persistent connections.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export function createVisitor(origin) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

  const get = (path) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const request = http.get(new URL(path, origin), { agent }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const milliseconds = performance.now() - began;
          if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}.`));
          resolve({ milliseconds, cache: response.headers['x-cache'], body: Buffer.concat(chunks).toString() });
        });
      });
      // The server closes idle connections; https://nodejs.org/docs/latest-v20.x/api/http.html#requestreusedsocket
      request.once('error', (error) => {
        if (request.reusedSocket && error.code === 'ECONNRESET') get(path).then(resolve, reject);
        else reject(error);
      });
    });

  return {
    get,
    /** Requests the pages in turn at a steady pace, without waiting for responses; resolves to each one's timing. */
    visit: async (pages, perSecond, seconds) => {
      const began = performance.now();
      const visits = [];
      for (let n = 0; n < perSecond * seconds; n += 1) {
        const early = began + (n * 1_000) / perSecond - performance.now();
        if (early > 0) await sleep(early);
        visits.push(get(pages[n % pages.length]).then(({ milliseconds, cache }) => ({ milliseconds, cache })));
      }
      return Promise.all(visits);
    },
    close: () => agent.destroy(),
  };
}
