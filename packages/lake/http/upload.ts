import { createHash, randomUUID } from 'node:crypto';
import { createJobs, tooBusy } from '../assets/jobs.ts';
import { isAssetRefusal, refuseAsset, type AssetRefusal } from '../assets/failures.ts';
import type { MetadataKind } from '../assets/metadata.ts';
import { heicToJpeg, isHeic } from '../assets/heic.ts';
import { storeAsset, type AssetStoreParts } from '../assets/store.ts';
import type { Dataset } from '../documents/dataset.ts';
import type { LakeDocument } from '../documents/document.ts';
import { json, problem } from './answers.ts';
import type { Reader } from './readers.ts';

export interface Uploads {
  /** `POST /assets/images/:dataset` and `POST /assets/files/:dataset` */
  answer(request: Request, url: URL, kind: 'image' | 'file', dataset: Dataset, reader: Reader): Promise<Response>;
}

const megabyte = 1024 * 1024;
const largest = { image: 20 * megabyte, file: 200 * megabyte } as const;
/** The total that all uploads of the process may occupy at once; beyond it, clients are asked to retry. */
const maxBufferedUpload = 500 * megabyte;
/** How much of an oversized body is read and discarded, so that the sender receives the error. */
const tolerance = 100 * megabyte;

const statusOf: Readonly<Record<AssetRefusal['code'], number>> = {
  ASSET_TYPE: 415,
  ASSET_TOO_LARGE: 413,
  ASSET_TOO_MANY_PIXELS: 413,
  ASSET_UNSAFE: 400,
  ASSET_DAMAGED: 400,
};
const nameOf: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
};

/** @param heicWorker `assets/heic.worker.mjs` */
export function createUploads(parts: AssetStoreParts, heicWorker: URL): Uploads {
  const inTurn = createJobs<LakeDocument>(1, 32);
  let held = 0;

  const receive = async (request: Request, kind: 'image' | 'file'): Promise<{ bytes: Uint8Array; release(): void }> => {
    const most = largest[kind];
    const announced = Number(request.headers.get('content-length') ?? 0);
    const tooLarge = () =>
      refuseAsset(
        'ASSET_TOO_LARGE',
        `At most ${most / megabyte} MB are taken for ${kind === 'image' ? 'a picture' : 'a file'}.`,
      );
    if (announced > most + tolerance) throw tooLarge();
    const chunks: Uint8Array[] = [];
    let length = 0;
    const release = (): void => {
      held -= length;
      length = 0;
      chunks.length = 0;
    };
    try {
      const reader = request.body?.getReader();
      for (let read = 0; ;) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
        if (done || value === undefined) {
          if (read > most) throw tooLarge();
          const bytes = Buffer.concat(chunks);
          // Free the chunks, to keep only one copy in memory.
          chunks.length = 0;
          return { bytes, release };
        }
        read += value.length;
        if (read > most) {
          release();
          if (read > most + tolerance) throw tooLarge();
          continue;
        }
        if (held + value.length > maxBufferedUpload)
          throw Object.assign(new Error('Too much is on its way.'), { code: tooBusy });
        held += value.length;
        length += value.length;
        chunks.push(value);
      }
    } catch (error) {
      release();
      throw error;
    }
  };

  const asJpeg = async <Source extends { bytes: Uint8Array; originalFilename: string }>(source: Source) => ({
    ...source,
    bytes: await heicToJpeg(source.bytes, heicWorker),
    originalFilename: `${source.originalFilename.replace(/\.hei[cf]$/i, '')}.jpg`,
  });

  return {
    answer: async (request, url, kind, dataset, reader) => {
      if (reader.mayWrite === false) {
        return problem(403, 'Forbidden', 'Insufficient permissions; permission "create" required');
      }
      try {
        const declared = declaredType(request, kind);
        const { bytes, release } = await receive(request, kind);
        try {
          if (bytes.length === 0) throw refuseAsset('ASSET_DAMAGED', 'The upload is empty.');
          const parameters = readParameters(url);
          const source = {
            kind,
            bytes,
            ...parameters.source,
            ...(declared === undefined ? {} : { mimeType: declared }),
          };
          const sha1 = createHash('sha1').update(bytes).digest('hex');
          const document = await inTurn(`${dataset.name} ${kind} ${sha1}`, async () => {
            const shown = kind === 'image' && isHeic(bytes) ? await asJpeg(source) : source;
            return storeAsset(shown, parameters.written, reader.id, dataset, parts);
          });
          return json({ document });
        } finally {
          release();
        }
      } catch (error) {
        return refusal(error);
      }
    },
  };
}

function refusal(error: unknown): Response {
  if (isAssetRefusal(error)) {
    const status = statusOf[error.code];
    return problem(status, nameOf[status] ?? '', error.message, { code: error.code });
  }
  if (!(error instanceof Error && 'code' in error && error.code === tooBusy)) throw error;
  const busy = problem(503, 'Service Unavailable', 'Too much is being uploaded at the moment; try again shortly.');
  busy.headers.set('retry-after', '5');
  return busy;
}

/** The declared type. A picture's real type is read from its bytes, but other declared types are refused at once. */
function declaredType(request: Request, kind: 'image' | 'file'): string | undefined {
  const declared = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isNothing = declared === '' || declared === 'application/octet-stream';
  if (kind === 'image' && !isNothing && !declared.startsWith('image/')) {
    throw refuseAsset('ASSET_TYPE', `A picture is asked for, but "${declared.slice(0, 100)}" was sent.`);
  }
  return isNothing || !/^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(declared) ? undefined : declared;
}

const maxTextLength = 2_000;

function readParameters(url: URL) {
  const text = (name: string): string | undefined => url.searchParams.get(name)?.slice(0, maxTextLength) || undefined;
  const given = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.flatMap((name) => (text(name) === undefined ? [] : [[name, text(name) ?? '']])));
  const source = { id: text('sourceId'), name: text('sourceName'), url: text('sourceUrl') };
  const asked = url.searchParams.getAll('meta').flatMap((part) => part.split(','));
  return {
    source: {
      // Only the base name, whatever path a browser or script sends.
      originalFilename: (text('filename') ?? `${randomUUID()}.bin`).replace(/^.*[/\\]/, '').slice(0, 255),
      ...(asked.length === 0 ? {} : { metadata: asked.filter(isMetadataKind) }),
    },
    written: {
      ...given(['label', 'title', 'description', 'creditLine']),
      ...(source.name === undefined && source.id === undefined
        ? {}
        : { source: { _type: 'sanity.assetSourceData', ...source } }),
    },
  };
}

const metadataKinds: readonly string[] = ['lqip', 'palette', 'exif', 'location'];
const isMetadataKind = (text: string): text is MetadataKind => metadataKinds.includes(text);
