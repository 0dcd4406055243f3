/**
 * Checks an export (NDJSON) as the Studio would: every document against the schema and its validation, without network.
 * Run by `npm run validate -- <file>`; ends with 1 when an editor would see a problem.
 */
import { createClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  type SanityDocument,
  type SourceClientOptions,
  validateDocument,
} from 'sanity';
import config from './sanity.config.ts';
import { dataset, projectId } from './workspace.ts';

const file = process.argv.at(-1) ?? '';
// A picture that is still a file becomes a reference, as the import would make it.
const asset = { _type: 'reference', _ref: `image-${'0'.repeat(40)}-1x1-webp` };
const documents: SanityDocument[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) =>
    JSON.parse(line, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && '_sanityAsset' in value
        ? { ...value, _sanityAsset: undefined, asset }
        : value,
    ),
  );
const ids = new Set(documents.map(({ _id }) => _id)).add(asset._ref);

// Custom rules ask the Content Lake; here the file itself answers.
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const params = Object.fromEntries(
    [...url.searchParams]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
  );
  answer(url.searchParams.get('query') ?? 'null', params).then(
    (result) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ result })),
    (error: unknown) => response.writeHead(400).end(String(error)),
  );
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = server.address();
const apiHost = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

const getClient = (options: SourceClientOptions) =>
  createClient({ ...options, projectId, dataset, apiHost, useProjectHostname: false, useCdn: false });
const workspace = await createWorkspaceFromConfig({
  ...config,
  auth: createMockAuthStore({ client: getClient({ apiVersion: '2025-02-19' }), currentUser: null }),
});
let errors = 0;
for (const document of documents) {
  // Fields that the schema does not know are reported outside the Studio only, where every object rule is a mere warning.
  const unknown = (await check(document, 'cli')).filter(({ message }) => message.includes('does not exist on type'));
  for (const { level, path, message } of [...(await check(document, 'studio')), ...unknown]) {
    if (level !== 'info') errors++;
    console.log(`${level}: ${document._id} ${JSON.stringify(path)}: ${message}`);
  }
}
server.close();
console.log(`${documents.length} documents, ${errors} problems`);
process.exit(errors === 0 ? 0 : 1);

function check(document: SanityDocument, environment: 'studio' | 'cli') {
  return validateDocument({
    document,
    workspace,
    environment,
    getClient,
    getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
  });
}

async function answer(query: string, params: Record<string, unknown>): Promise<unknown> {
  const value = await evaluate(parse(query, { params }), { dataset: documents, params });
  return value.get();
}
