/**
 * Writes demo/content/content.ndjson, which the demo loads, from the readable sources in demo/content/source, and minimal.ndjson,
 * which a new agency begins with. Pictures are
 * drawn by demo/content/pictures/draw.ts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentNdjson, contentProblems, documents } from './content.ts';
import { minimalDocuments } from './minimal.ts';

const folder = join(process.cwd(), 'demo/content');
const problems = contentProblems(folder);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(join(folder, 'content.ndjson'), contentNdjson());
  writeFileSync(join(folder, 'minimal.ndjson'), contentNdjson(minimalDocuments));
  console.log(
    `Wrote ${documents.length} documents to demo/content/content.ndjson and ${minimalDocuments.length} to minimal.ndjson`,
  );
}
