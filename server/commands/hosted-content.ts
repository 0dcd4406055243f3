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

/** The client for an agency's project at Sanity. Long timeouts, because pictures are slow. */
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

/** The batch size of Sanity's own importer; a request is limited to 4 MB. */
const documentsPerTransaction = 50;

/**
 * Imports a file in Sanity's export format into a hosted dataset by mutations. Replaces existing documents, except
 * those that are identical. Sanity checks references, so documents are first written with weak ones, and again
 * unchanged when all exist.
 *
 * @param change transforms a document before it is stored; throwing fails its line, null skips it
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

/** Uploads assets. Sanity recognizes bytes by their hash, so checking first saves sending them. */
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

/** Writes a batch or, if Sanity refuses it, its documents one by one, so that the report names the refused ones. */
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

/** Whether an error is about this document, rather than a network or token failure. */
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

/** Exports a hosted dataset with drafts and pictures, in the format that both importers read. */
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
    // Sanity ends an interrupted stream with a line that contains the error.
    if (isRecord(document) && 'error' in document && !('_id' in document)) {
      throw new Error(`The export broke off: ${JSON.stringify(document.error)}`);
    }
    if (isLakeDocument(document) && !document._id.startsWith('_.') && !document._type.startsWith('system.'))
      documents.push(document);
  }
  return writeExport(folder, documents, async (_name, { url }) => {
    if (typeof url !== 'string') return undefined;
    // The original bytes rather than the image server's transformation.
    const bytes = await get(new URL(`${url}?dlRaw=true`, client.getUrl('/')).href);
    return bytes.ok ? new Uint8Array(await bytes.arrayBuffer()) : undefined;
  });
}

const isLakeDocument = (value: unknown): value is LakeDocument =>
  isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string';
