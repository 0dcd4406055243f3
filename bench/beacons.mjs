// Browsers that report property views, each from its own address. Runs in its own process.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const connections = 16;

process.on('message', async ({ origin, paths, count, perSecond = null }) => {
  const pool = new http.Agent({ keepAlive: true, maxSockets: connections });
  /** When each response arrived, in milliseconds since the epoch. */
  const answered = [];
  let isGone = false;

  const report = (n) =>
    new Promise((resolve) => {
      const body = `path=${encodeURIComponent(paths[n % paths.length])}`;
      const headers = {
        'User-Agent': agent,
        'Content-Length': body.length,
        'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      };
      const request = http.request(
        new URL('/api/views', origin),
        { method: 'POST', agent: pool, headers },
        (response) => {
          response.resume();
          response.once('end', () => {
            if (response.statusCode === 204) answered.push(Date.now());
            resolve();
          });
          response.once('error', resolve);
        },
      );
      request.once('error', (error) => {
        // The server closes idle connections; https://nodejs.org/docs/latest-v20.x/api/http.html#requestreusedsocket
        const isIdle = request.reusedSocket && error.code === 'ECONNRESET' && perSecond === null;
        if (!isIdle) isGone = true;
        resolve(isIdle ? report(n) : undefined);
      });
      request.end(body);
    });

  if (perSecond === null) {
    let next = 0;
    const one = async () => {
      for (let n = next++; n < count && !isGone; n = next++) await report(n);
    };
    await Promise.all(Array.from({ length: connections }, one));
  } else {
    const began = performance.now();
    const sent = [];
    for (let n = 0; n < count && !isGone; n += 1) {
      const early = began + (n * 1_000) / perSecond - performance.now();
      if (early > 0) await sleep(early);
      sent.push(report(n));
    }
    await Promise.all(sent);
  }
  pool.destroy();
  process.send?.({ answered });
});
process.once('disconnect', () => process.exit());
