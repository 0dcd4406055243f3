/**
 * Validates exports (NDJSON), each on its own, as the Studio would: every document against the schema and its rules,
 * without network. Run by validate.mjs; exits with 1 if an editor would see a problem.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SanityDocument } from 'sanity';
import { openStudio, someAsset } from './headless/workspace.ts';

const { positionals: files } = parseArgs({ allowPositionals: true });
if (files.length === 0) {
  console.error('Name the exports to check: npm run validate -- <file.ndjson> …');
  process.exit(2);
}
let problems = 0;
for (const file of files) {
  const found = await problemsIn(readDocuments(file));
  found.forEach((problem) => console.log(problem));
  console.log(`${file}: ${found.length} problems`);
  problems += found.length;
}
process.exit(problems === 0 ? 0 : 1);

// A picture that is still a file becomes a reference, as the import does.
function readDocuments(file: string): SanityDocument[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      JSON.parse(line, (_key, value: unknown) =>
        typeof value === 'object' && value !== null && '_sanityAsset' in value
          ? { ...value, _sanityAsset: undefined, asset: { _type: 'reference', _ref: someAsset } }
          : value,
      ),
    );
}

async function problemsIn(documents: SanityDocument[]): Promise<string[]> {
  const studio = await openStudio(documents);
  const problems: string[] = [];
  for (const document of documents) {
    // Unknown fields are reported outside the Studio only, where every object rule is reported as a warning.
    const unknown = (await studio.validate(document, 'cli')).filter(({ message }) =>
      message.includes('does not exist on type'),
    );
    for (const { level, path, message } of [...(await studio.validate(document)), ...unknown])
      if (level !== 'info') problems.push(`${level}: ${document._id} ${JSON.stringify(path)}: ${message}`);
  }
  studio.close();
  return problems;
}
