// A cached page of the site against bare node:http with the same bytes and headers, and nginx if it is installed.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inWords, kilobytes, printTable, spread } from './figures.mjs';
import { fetchOnce, load } from './load.mjs';
import { Nginx } from '../scripts/test/nginx.mjs';
import { Measured } from './process.mjs';

/**
 * Loads all servers in turn, round by round, so that other work on the machine affects them alike.
 *
 * @param {{ folder: string, site: object, page: string, rounds: number, requests: number }} options
 */
export async function cachedPage({ folder, site, page, rounds, requests }) {
  const answers = {};
  for (const encoding of ['identity', 'gzip', 'br']) {
    // Pages requested often are compressed harder in the background.
    for (let time = 0; time < 20; time += 1) await fetchOnce(site.port, page, encoding);
    await sleep(1_000);
    const { rawHeaders, body } = await fetchOnce(site.port, page, encoding);
    answers[encoding] = { headers: withoutNodesOwn(rawHeaders), body };
  }
  const program = Measured.start(path.join(import.meta.dirname, 'bare.mjs'));
  const nginx = await Nginx.start(folder, [site.port]);
  const figures = [];
  try {
    const port = await program.hear((message) => message.port);
    program.child.send({ answers });
    const servers = { site, bare: { program, port }, ...(nginx && { nginx }) };
    for (const [encoding, { body }] of Object.entries(answers)) {
      const seen = await measure(servers, { page, encoding, rounds, requests });
      for (const [name, each] of Object.entries(seen)) {
        const toBare = (what) => spread(each.map((figure, round) => figure[what] / seen.bare[round][what]));
        figures.push({
          encoding,
          bytes: body.byteLength,
          server: name,
          requestsPerSecond: spread(each.map(({ rate }) => rate)),
          cpuMicroseconds: spread(each.map(({ cpu }) => cpu * 1_000)),
          requestsToBare: toBare('rate'),
          cpuToBare: toBare('cpu'),
        });
      }
    }
  } finally {
    await nginx?.stop();
    await program.stop();
  }
  print(page, figures, { rounds, requests });
  return figures;
}

async function measure(servers, { page, encoding, rounds, requests }) {
  const seen = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      const before = await server.program.cpuMilliseconds();
      const rate = await load(server.port, page, encoding, round < 0 ? Math.min(requests, 2_000) : requests);
      const cpu = ((await server.program.cpuMilliseconds()) - before) / requests;
      // The first round warms up.
      if (round >= 0) seen[name].push({ rate, cpu });
    }
  }
  return seen;
}

function print(page, figures, { rounds, requests }) {
  console.log(`\nA cached page, ${page}: medians (least–most) of ${rounds} rounds of ${requests} requests\n`);
  printTable([
    ['encoding', 'kB', 'server', 'requests/s', 'CPU µs', 'requests : bare', 'CPU : bare'],
    ...figures.map((each) => [
      each.encoding,
      kilobytes(each.bytes),
      each.server,
      Math.round(each.requestsPerSecond.median),
      Math.round(each.cpuMicroseconds.median),
      each.server === 'bare' ? '' : inWords(each.requestsToBare),
      each.server === 'bare' ? '' : inWords(each.cpuToBare),
    ]),
  ]);
}

/** Drops the headers that Node adds to each response itself. */
function withoutNodesOwn(rawHeaders) {
  const headers = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!/^(date|connection|keep-alive)$/i.test(rawHeaders[at])) headers.push(rawHeaders[at], rawHeaders[at + 1]);
  }
  return headers;
}
