// npm run changelog: writes CHANGELOG.md from the commit subjects, by day, newest first.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%ad%x09%s'], {
  cwd: root,
  encoding: 'utf8',
});
/** @type {Map<string, string[]>} */
const days = new Map();
for (const line of log.split('\n').filter(Boolean)) {
  const [day = '', subject = ''] = line.split('\t');
  days.set(day, [...(days.get(day) ?? []), subject]);
}
const text = [
  '# Changelog',
  '',
  'Made by `npm run changelog` from the commits; do not edit.',
  ...[...days].flatMap(([day, subjects]) => ['', `## ${day}`, '', ...subjects.map((subject) => `- ${subject}`)]),
  '',
].join('\n');
writeFileSync(path.join(root, 'CHANGELOG.md'), text);
