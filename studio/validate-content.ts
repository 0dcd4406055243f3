/**
 * Checks exports (NDJSON), each by itself, as the Studio would: every document against the schema and its validation, without
 * network. Run by `npm run validate -- <file> …`; ends with 1 when an editor would see a problem.
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

const someAsset = `image-${'0'.repeat(40)}-1x1-webp`;
const files = process.argv.slice(2).filter((argument) => argument.endsWith('.ndjson'));
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

// A picture that is still a file becomes a reference, as the import would make it.
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
  const ids = new Set(documents.map(({ _id }) => _id)).add(someAsset);
  const lake = await serve(documents);
  const getClient = (options: SourceClientOptions) =>
    createClient({ ...options, projectId, dataset, apiHost: lake.origin, useProjectHostname: false, useCdn: false });
  const auth = createMockAuthStore({ client: getClient({ apiVersion: '2025-02-19' }), currentUser: null });
  const workspace = await createWorkspaceFromConfig({ ...config, auth });
  const check = (document: SanityDocument, environment: 'studio' | 'cli') =>
    validateDocument({
      document,
      workspace,
      environment,
      getClient,
      getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
    });

  const problems: string[] = [];
  for (const document of documents) {
    // Fields that the schema does not know are reported outside the Studio only, where every object rule is a mere warning.
    const unknown = (await check(document, 'cli')).filter(({ message }) => message.includes('does not exist on type'));
    for (const { level, path, message } of [...(await check(document, 'studio')), ...unknown])
      if (level !== 'info') problems.push(`${level}: ${document._id} ${JSON.stringify(path)}: ${message}`);
  }
  lake.close();
  return problems;
}

/** Custom rules ask the Content Lake; here the file itself answers. */
async function serve(documents: SanityDocument[]): Promise<{ origin: string; close(): void }> {
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
  const answer = async (query: string, params: Record<string, unknown>): Promise<unknown> => {
    const value = await evaluate(parse(query, { params }), { dataset: documents, params });
    return value.get();
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
