import { parseArgs } from 'node:util';
import { fuzz, reportLines } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '200000' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
});
const report = await fuzz({
  seed: Number(values.seed ?? Math.floor(Math.random() * 1e9)),
  count: Number(values.count),
  from: Number(values.from),
  only: values.only?.split(',').map(Number),
  say: console.log,
});
if (values.only === undefined) console.log(reportLines(report).join('\n'));
process.exitCode = report.findings.length > 0 ? 1 : 0;
