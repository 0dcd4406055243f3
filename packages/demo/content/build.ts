/**
 * Writes two files from the readable sources in packages/demo/content/source: packages/demo/content/content.ndjson,
 * the demo's content, and server/new-agency.ndjson, the content of a new agency. Most pictures come from
 * packages/demo/content/pictures/draw.ts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentNdjson, contentProblems, documents } from './content.ts';
import { newAgency } from './new-agency.ts';

const folder = join(process.cwd(), 'packages/demo/content');
const problems = contentProblems(folder);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(join(folder, 'content.ndjson'), contentNdjson());
  writeFileSync(join(process.cwd(), 'server/new-agency.ndjson'), contentNdjson(newAgency));
  console.log(
    `Wrote ${documents.length} documents to packages/demo/content/content.ndjson and ${newAgency.length} to server/new-agency.ndjson`,
  );
}
