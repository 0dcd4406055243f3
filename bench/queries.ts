// The site's queries to the embedded lake, over 500 and 5,000 documents of the demo's kinds: right after a change of
// every type they read, repeated, and in plain groq-js. One process, no network. Started by lake.mjs through vite-node.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createLake, type Lake, type LakeDocument } from '@gevel/lake';
import { bundledWorker } from '@gevel/lake/worker';
import { evaluate, parse } from 'groq-js';
import { contentTypes, sources } from '../app/content/source.ts';
import { createFolderBlobs } from '../app/platform/blobs/folder.ts';
import { openDatabase } from '../app/platform/database/open.ts';
import { quantile } from './quantiles.mjs';

const sizes = [500, 5_000];
const rounds = 7;
const token = 'bench';
const dataset = 'production';
const params: Record<string, string | boolean> = { id: '', form: 'contact', preview: false };
/** The subject of queries about one document. */
const subjects: Record<string, string> = { page: 'menuPage', article: 'article', testimonial: 'testimonial' };

const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-bench-queries-'));
const database = await openDatabase({});
try {
  const lake = await createLake({
    sql: database,
    blobs: createFolderBlobs(folder),
    clock: { now: () => new Date() },
    log: { info: () => undefined, warn: console.error, error: console.error },
    projectId: 'bench',
    queryWorker: bundledWorker,
    datasets: [dataset],
    tokens: [{ token, name: 'bench', grants: ['read', 'write'] }],
  });
  const file = path.join(import.meta.dirname, '../packages/demo/content/content.ndjson');
  const { failed } = await lake.importDocuments({ dataset, file, mode: 'create' });
  if (failed.length > 0) throw new Error(JSON.stringify(failed[0]));
  for (const size of sizes) {
    await growTo(lake, size);
    await measure(lake);
  }
  await lake.close();
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(lake: Lake): Promise<void> {
  const documents = await ask<LakeDocument[]>(lake, '*');
  const byId = new Map(documents.map((document) => [document._id, document]));
  const changed = contentTypes.flatMap((type) => documents.find(({ _type }) => _type === type)?._id ?? []);
  console.log(
    `\n${documents.length} documents: medians of ${rounds}, each after a change of every type that the site reads`,
  );
  console.log('                          after a change      cached  plain groq-js   plain : after plain : cached');
  const sums = { cold: 0, cached: 0, plain: 0 };
  for (const [name, { query }] of Object.entries(sources)) {
    const id = documents.find(({ _type }) => _type === subjects[name])?._id ?? '';
    const seen: Record<keyof typeof sums, number[]> = { cold: [], cached: [], plain: [] };
    const tree = parse(query, { params: { ...params, id } });
    for (let round = -1; round < rounds; round += 1) {
      await change(lake, changed);
      const cold = await timed(() => answer(lake, query, { ...params, id }));
      const cached = await timed(() => answer(lake, query, { ...params, id }));
      // groq-js gets ready-made documents and a parsed query, and follows references through the same map.
      const plain = await timed(async () => {
        const value = await evaluate(tree, { dataset: documents, dereference: ({ _ref }) => byId.get(_ref) });
        return JSON.stringify(await value.get());
      });
      // The first round warms up.
      if (round < 0) continue;
      seen.cold.push(cold);
      seen.cached.push(cached);
      seen.plain.push(plain);
    }
    const [cold, cached, plain] = [seen.cold, seen.cached, seen.plain].map((values) => quantile(values, 0.5));
    sums.cold += cold ?? 0;
    sums.cached += cached ?? 0;
    sums.plain += plain ?? 0;
    print(name, cold ?? 0, cached ?? 0, plain ?? 0);
  }
  print('all of them', sums.cold, sums.cached, sums.plain);
}

function print(name: string, cold: number, cached: number, plain: number): void {
  const columns = [
    `${cold.toFixed(2)} ms`.padStart(16),
    `${cached.toFixed(2)} ms`.padStart(12),
    `${plain.toFixed(2)} ms`.padStart(15),
    `${(plain / cold).toFixed(1)}×`.padStart(16),
    `${(plain / cached).toFixed(0)}×`.padStart(15),
  ];
  console.log(`  ${name.padEnd(22)}${columns.join('')}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Adds copies of the types an agency has many of, each copy with its own pictures, categories and parents. */
async function growTo(lake: Lake, size: number): Promise<void> {
  const present = await ask<LakeDocument[]>(lake, '*');
  const many = ['sanity.imageAsset', 'category', 'menuPage', 'article', 'testimonial', 'redirect'];
  const originals = present.filter(({ _id, _type }) => many.includes(_type) && !_id.includes('copy'));
  const ids = new Set(originals.map(({ _id }) => _id));
  const articles = originals.filter(({ _type }) => _type === 'article');
  let missing = size - present.length;
  for (let copy = present.length; missing > 0; copy += 1) {
    const whole = missing >= originals.length;
    const documents = (whole ? originals : articles.slice(0, missing)).map((document) =>
      JSON.parse(JSON.stringify(document), (key, value: unknown) =>
        (key === '_id' || (key === '_ref' && whole)) && typeof value === 'string' && ids.has(value)
          ? `${value}-copy-${copy}`
          : value,
      ),
    );
    await mutate(
      lake,
      documents.map((create) => ({ create })),
    );
    missing -= documents.length;
  }
}

function change(lake: Lake, ids: readonly string[]): Promise<void> {
  return mutate(
    lake,
    ids.map((id) => ({ patch: { id, setIfMissing: { benched: 0 }, inc: { benched: 1 } } })),
  );
}

async function mutate(lake: Lake, mutations: readonly object[]): Promise<void> {
  await send(lake, `data/mutate/${dataset}`, { mutations });
}

async function ask<Result>(lake: Lake, query: string, given: object = {}): Promise<Result> {
  const { result }: { result: Result } = JSON.parse(await answer(lake, query, given));
  return result;
}

function answer(lake: Lake, query: string, given: object): Promise<string> {
  return send(lake, `data/query/${dataset}?perspective=published`, { query, params: given });
}

async function send(lake: Lake, where: string, body: object): Promise<string> {
  const response = await lake.handle(
    new Request(`http://127.0.0.1/lake/v2025-02-19/${where}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${where}: ${response.status} ${text.slice(0, 500)}`);
  return text;
}
