// A run of npm run bench as one row of the history in bench/README.md.
import os from 'node:os';
import { commitOf, kilobytes } from './figures.mjs';

/** @param {{ cached?: object[], uncached?: object[], code?: object[] }} figures what was not measured stays empty */
export function historyRow({ cached = [], uncached = [], code = [] }) {
  const pages = ['home', 'results', 'property'].flatMap((name) => uncached.find((each) => each.name === name) ?? []);
  const list = (values) => values.join(', ');
  const scripts = code.find(({ name }) => name === 'home');
  const size = ({ bytes, files }) => `${kilobytes(bytes)} (${files.length})`;
  return `| ${[
    `${new Date().toISOString().slice(0, 10)}, ${commitOf()}`,
    os.loadavg()[0].toFixed(0),
    list(pages.map(({ cpuMilliseconds }) => cpuMilliseconds.median.toFixed(1))),
    list(pages.flatMap(({ cpuToNext }) => (cpuToNext ? [cpuToNext.median.toFixed(2)] : []))),
    list(pages.map(({ htmlBytes }) => kilobytes(htmlBytes))),
    list(pages.map(({ brotliBytes }) => kilobytes(brotliBytes))),
    scripts ? list([scripts.named, scripts.all].map(size)) : '',
    list(
      cached.filter(({ server }) => server === 'site').map(({ requestsToBare }) => requestsToBare.median.toFixed(2)),
    ),
  ].join(' | ')} |`;
}
