import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createClient, type IdentifiedSanityDocumentStub, type SanityClient } from '@sanity/client';
import {
  canonicalJson,
  contentOf,
  createFolderAssets,
  isRecord,
  readImportFile,
  writeExport,
  type Candidate,
  type ExportReport,
  type ImportedContent,
  type ImportReport,
  type LakeDocument,
  type StoreAsset,
} from '@gevel/lake';

/** The client of an agency's project at Sanity. Pictures come and go slowly, so nothing is cut off early. */
export const hostedClient = (projectId: string, dataset: string, token: string): SanityClient =>
  createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    timeout: 300_000,
  });

/** The batch size of Sanity's own importer; a request may have 4 MB. */
const documentsPerTransaction = 50;

/**
 * Brings a file of Sanity's export format into a hosted dataset by mutations; what it names is replaced, and what is there as it is
 * in the file is left alone. References are strong at Sanity, so documents are written with weak ones first, and again as they are
 * when all are there.
 *
 * @param change a document as it is to be stored; what it throws fails its line. Null: it is left out
 */
export async function importHosted(
  client: SanityClient,
  file: string,
  onProgress: (lines: number) => void,
  change?: (content: ImportedContent) => ImportedContent | null,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, changed: 0, unchanged: 0, private: [], failed: [] };
  const assets = await createFolderAssets(path.dirname(file), uploadTo(client));
  const waiting: Candidate[] = [];
  let batch: Candidate[] = [];
  let line = 0;

  const flush = async (): Promise<void> => {
    const changed = await withoutUnchanged(client, batch, report);
    await write(client, changed, weakened, report);
    waiting.push(...changed.filter(({ content }) => hasStrongReference(content)));
    batch = [];
    onProgress(line);
  };
  for await (const read of readImportFile(file, assets, change)) {
    ({ line } = read);
    if ('reason' in read) {
      report.failed.push(read);
      continue;
    }
    batch.push(read);
    const id = read.content._id;
    if (id.includes('.') && !/^(drafts|versions)\./.test(id)) report.private.push(id);
    if (batch.length >= documentsPerTransaction) await flush();
  }
  await flush();
  const failed = new Set(report.failed.map((each) => each.line));
  const strong = waiting.filter((each) => !failed.has(each.line));
  for (let at = 0; at < strong.length; at += documentsPerTransaction) {
    await write(client, strong.slice(at, at + documentsPerTransaction), (value) => value, report);
  }
  return report;
}

/** Sanity knows bytes again by their hash; asking first saves sending them. */
const uploadTo =
  (client: SanityClient): StoreAsset =>
  async ({ kind, bytes, originalFilename }, written) => {
    const text = (name: string): string | undefined => (typeof written[name] === 'string' ? written[name] : undefined);
    const { _id, _type } = await client.assets.upload(kind, Buffer.from(bytes), {
      filename: text('originalFilename') ?? originalFilename,
      title: text('title'),
      description: text('description'),
      label: text('label'),
      creditLine: text('creditLine'),
    });
    return { _id, _type };
  };

async function withoutUnchanged(
  client: SanityClient,
  batch: readonly Candidate[],
  report: ImportReport,
): Promise<Candidate[]> {
  if (batch.length === 0) return [];
  const found = await client.getDocuments(batch.map(({ content }) => content._id));
  return batch.filter(({ content }, index) => {
    const before = found[index];
    if (before === null || before === undefined) report.created += 1;
    else if (canonicalJson(contentOf(before)) === canonicalJson(content)) report.unchanged += 1;
    else report.changed += 1;
    return before === null || before === undefined || canonicalJson(contentOf(before)) !== canonicalJson(content);
  });
}

/** All of a batch, or, where Sanity refuses it, one by one, so that the report names those that it does not take. */
async function write(
  client: SanityClient,
  batch: readonly Candidate[],
  as: (value: unknown) => unknown,
  report: ImportReport,
): Promise<void> {
  if (batch.length === 0) return;
  try {
    const transaction = batch.reduce((all, each) => all.createOrReplace(documentOf(each, as)), client.transaction());
    await transaction.commit({ visibility: 'async' });
  } catch (error) {
    const [only] = batch;
    if (batch.length > 1) {
      for (const each of batch) await write(client, [each], as, report);
    } else if (only !== undefined && isRefusal(error)) {
      report.failed.push({ line: only.line, id: only.content._id, reason: error.message });
    } else throw error;
  }
}

/** An answer about this document, as opposed to a network or a token that fails. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'statusCode' in error && [400, 409, 413, 422].includes(Number(error.statusCode));

function documentOf({ content, createdAt }: Candidate, as: (value: unknown) => unknown): IdentifiedSanityDocumentStub {
  const written = as(content);
  const { _id, _type } = content;
  return {
    ...(isRecord(written) ? written : {}),
    ...(createdAt === undefined ? {} : { _createdAt: createdAt }),
    _id,
    _type,
  };
}

const isStrong = (value: Record<string, unknown>): boolean => typeof value._ref === 'string' && value._weak !== true;

function hasStrongReference(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasStrongReference);
  return isRecord(value) && (isStrong(value) || Object.values(value).some(hasStrongReference));
}

function weakened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(weakened);
  if (!isRecord(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, weakened(part)]));
  return isStrong(value) ? { ...parts, _weak: true } : parts;
}

/** Writes a hosted dataset out, drafts and pictures included, in the form that both importers read. */
export async function exportHosted(client: SanityClient, folder: string): Promise<ExportReport> {
  const { token, dataset } = client.config();
  const get = async (url: string, headers: Record<string, string> = {}): Promise<Response> => {
    const response = await fetch(url, { headers });
    if (!response.ok && response.status !== 404) throw new Error(`${new URL(url).host} answered ${response.status}.`);
    return response;
  };
  const response = await get(client.getUrl(`/data/export/${dataset ?? ''}`), {
    authorization: `Bearer ${token ?? ''}`,
  });
  if (response.status === 404 || response.body === null) throw new Error(`There is no dataset "${dataset ?? ''}".`);
  const documents: LakeDocument[] = [];
  for await (const line of createInterface({ input: Readable.fromWeb(response.body as NodeReadableStream) })) {
    if (line.trim() === '') continue;
    const document: unknown = JSON.parse(line);
    // Sanity ends a stream that breaks with a line that says so.
    if (isRecord(document) && 'error' in document && !('_id' in document)) {
      throw new Error(`The export broke off: ${JSON.stringify(document.error)}`);
    }
    if (isLakeDocument(document) && !document._id.startsWith('_.') && !document._type.startsWith('system.'))
      documents.push(document);
  }
  return writeExport(folder, documents, async (_name, { url }) => {
    if (typeof url !== 'string') return undefined;
    // The bytes as uploaded, not as the image server would transform them.
    const bytes = await get(new URL(`${url}?dlRaw=true`, client.getUrl('/')).href);
    return bytes.ok ? new Uint8Array(await bytes.arrayBuffer()) : undefined;
  });
}

const isLakeDocument = (value: unknown): value is LakeDocument =>
  isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string';
