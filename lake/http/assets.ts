import { createHash } from 'node:crypto';
import os from 'node:os';
import sharp from 'sharp';
import { assetId, parseAssetFile, type AssetName } from '../assets/ids.ts';
import { byteRange } from '../assets/range.ts';
import { createJobs, tooBusy } from '../assets/jobs.ts';
import { mimeTypes, render } from '../assets/render.ts';
import { parseTransformation, type Transformation } from '../assets/transformation.ts';
import type { Dataset } from '../documents/dataset.ts';
import type { LakeBlobs } from '../ports.ts';
import { badRequest, notFound, problem } from './answers.ts';

export interface AssetServer {
  /** Answers `/images/:project/:dataset/:file[/:name]` and `/files/…`; `path` is below the mount path. */
  answer(request: Request, url: URL, path: string): Promise<Response>;
}

const mostWaiting = 64;
/** So many renditions of one picture are kept; more are drawn anew each time, so that nobody can fill the disk. */
const keptPerAsset = 64;

export function createAssetServer(
  blobs: LakeBlobs,
  projectId: string,
  datasets: ReadonlyMap<string, Dataset>,
): AssetServer {
  // One thread a picture: the number of pictures at once is what leaves a core free.
  sharp.concurrency(1);
  const inJob = createJobs<Uint8Array>(Math.max(1, os.availableParallelism() - 1), mostWaiting);
  const renditions = new Map<string, number>();

  const rendition = (name: AssetName & { kind: 'image' }, wanted: Transformation): Promise<Uint8Array | undefined> => {
    const key = renditionKey(name, wanted);
    const draw = async (): Promise<Uint8Array> => {
      const kept = await blobs.get(key);
      if (kept !== undefined) return kept;
      const original = await blobs.get(name.sha1);
      if (original === undefined)
        throw Object.assign(new Error('The bytes of this asset are gone.'), { code: 'ENOENT' });
      const drawn = await render(original, name, wanted);
      const count = renditions.get(name.sha1) ?? 0;
      if (count < keptPerAsset) {
        renditions.set(name.sha1, count + 1);
        await blobs.put(drawn, { contentType: mimeTypes[wanted.format] ?? '', key });
      }
      return drawn;
    };
    return blobs.get(key).then((kept) => kept ?? inJob(key, draw));
  };

  return {
    answer: async (request, url, path) => {
      const [, area, project, datasetName = '', file = ''] = path.split('/');
      const dataset = project === projectId ? datasets.get(datasetName) : undefined;
      const name = parseAssetFile(area === 'images' ? 'image' : 'file', file);
      if (dataset === undefined || name === undefined) return notFound('There is no such asset.');
      const document = await knownAsset(dataset, name);
      if (document === undefined) return notFound('There is no such asset.');

      const wanted =
        name.kind === 'image'
          ? parseTransformation(url.searchParams, name, request.headers.get('accept') ?? '')
          : undefined;
      if (typeof wanted === 'string') return badRequest(wanted);
      const mimeType = typeof document.mimeType === 'string' ? document.mimeType : 'application/octet-stream';
      const etag = `"${name.kind === 'image' && wanted ? renditionKey(name, wanted) : name.sha1}"`;
      const headers = assetHeaders(wanted ? (mimeTypes[wanted.format] ?? mimeType) : mimeType, etag, url);
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
      try {
        const bytes = name.kind === 'image' && wanted ? await rendition(name, wanted) : await blobs.get(name.sha1);
        if (bytes === undefined) return notFound('The bytes of this asset are gone.');
        return withBytes(request, bytes, headers);
      } catch (error) {
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code === 'ENOENT') return notFound('The bytes of this asset are gone.');
        if (code !== tooBusy) throw error;
        const busy = problem(503, 'Service Unavailable', 'Too many pictures are being drawn; try again shortly.');
        busy.headers.set('retry-after', '2');
        return busy;
      }
    },
  };
}

/** The whole, or the part that a player of films asks for. */
function withBytes(request: Request, bytes: Uint8Array, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const range = byteRange(request.headers.get('range'), bytes.length);
  if (range === null) {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === undefined ? bytes : bytes.subarray(range.first, range.last + 1);
  if (range !== undefined) headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  headers.set('content-length', String(part.length));
  const body = request.method === 'HEAD' ? null : new Uint8Array(part);
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}

/** Only what an asset document of the dataset names is served: the store holds other things too. */
async function knownAsset(dataset: Dataset, name: AssetName) {
  const id = assetId(name);
  const known = dataset.get(id);
  if (known !== undefined) return known;
  await dataset.current();
  return dataset.get(id);
}

const renditionKey = (name: AssetName, wanted: Transformation): string =>
  createHash('sha256')
    .update(JSON.stringify(['rendition 1', name.sha1, wanted]))
    .digest('hex');

/** The content of a URL never changes. Whatever is inside, the browser must not run it: uploads may be SVG or HTML. */
function assetHeaders(contentType: string, etag: string, url: URL): Headers {
  const headers = new Headers({
    'content-type': contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  });
  if (url.searchParams.get('auto')?.includes('format') === true) headers.set('vary', 'accept');
  const download = url.searchParams.get('dl');
  if (download !== null) {
    const name = encodeURIComponent(download === '' ? 'download' : download).replaceAll("'", '%27');
    headers.set('content-disposition', `attachment; filename*=UTF-8''${name}`);
  } else if (!/^(image|video|audio|font)\/|^application\/pdf$|^text\/plain/.test(contentType)) {
    headers.set('content-disposition', 'attachment');
  }
  return headers;
}
