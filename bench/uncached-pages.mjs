// What rendering a page costs: CPU time of the whole process, database thread included, and the page's size.
import { brotliCompressSync, constants } from 'node:zlib';
import { inWords, kilobytes, printTable, spread } from './figures.mjs';
import { fetchOnce } from './load.mjs';

/**
 * Requests the pages one after another, in turn, round by round.
 *
 * @param {{ name: string, page: string, program: object, port: number }[]} subjects
 * @param {{ rounds: number, renders: number }} options
 */
export async function uncachedPages(subjects, { rounds, renders }) {
  const seen = subjects.map(() => []);
  // Two rounds warm up: V8 optimises a page's code only after some hundred renders.
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, { page, program, port }] of subjects.entries()) {
      const before = await program.cpuMilliseconds();
      for (let n = 0; n < renders; n += 1) {
        const { status } = await fetchOnce(port, page);
        if (status !== 200) throw new Error(`${page} answered ${status}.`);
      }
      if (round >= 0) seen[index].push(((await program.cpuMilliseconds()) - before) / renders);
    }
  }
  const next = seen[subjects.findIndex(({ name }) => name === 'next')];
  return Promise.all(
    subjects.map(async ({ name, page, port }, index) => {
      const { body } = await fetchOnce(port, page);
      return {
        name,
        page,
        cpuMilliseconds: spread(seen[index]),
        ...(next && { cpuToNext: spread(seen[index].map((cpu, round) => cpu / next[round])) }),
        htmlBytes: body.byteLength,
        // As the site compresses what it renders (server/page-cache.ts), for the first visitors and once a page is
        // requested often; peers leave compression to others.
        brotliBytes: brotliBytes(body, 5),
        brotliBytesOften: brotliBytes(body, 10),
        elements: body.toString().match(/<[a-z]/g)?.length ?? 0,
      };
    }),
  );
}

/**
 * @param {Awaited<ReturnType<typeof uncachedPages>>} figures
 * @param {{ name: string, named: object, all: object }[]} code each page's scripts (browser-code.mjs); may lack some
 * @param {{ rounds: number, renders: number, titles: Record<string, string> }} options
 */
export function printPages(figures, code, { rounds, renders, titles }) {
  const hasPeers = figures.some(({ cpuToNext }) => cpuToNext);
  const size = (part) => (part ? `${kilobytes(part.bytes)} (${part.files.length})` : '–');
  console.log(
    `\nPages made anew: medians (least–most) of ${rounds} rounds of ${renders} renders; brotli kB of the scripts that the page names and of all ` +
      'that come by themselves (files)\n',
  );
  printTable([
    [
      'page',
      'CPU ms',
      ...(hasPeers ? ['CPU : Next'] : []),
      'elements',
      'HTML kB',
      'brotli kB: first, often',
      'JS named',
      'JS all',
    ],
    ...figures.map((each) => {
      const { named, all } = code.find(({ name }) => name === each.name) ?? {};
      return [
        titles[each.name] ?? each.name,
        inWords(each.cpuMilliseconds, (value) => value.toFixed(1)),
        ...(hasPeers ? [each.name === 'next' ? '' : inWords(each.cpuToNext)] : []),
        each.elements,
        kilobytes(each.htmlBytes),
        `${kilobytes(each.brotliBytes)}, ${kilobytes(each.brotliBytesOften)}`,
        size(named),
        size(all),
      ];
    }),
  ]);
}

function brotliBytes(body, quality) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}
