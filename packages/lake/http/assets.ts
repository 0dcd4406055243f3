import { createHash } from 'node:crypto';
import os from 'node:os';
import { assetId, parseAssetFile, type AssetName } from '../assets/ids.ts';
import { byteRange } from '../assets/range.ts';
import { createJobs, tooBusy } from '../assets/jobs.ts';
import { mimeTypes, render } from '../assets/render.ts';
import type { Recipe } from '../assets/recipe.ts';
import { parseTransformation } from '../assets/transformation.ts';
import type { Dataset } from '../documents/dataset.ts';
import type { LakeBlobs, LakeRenditions } from '../ports.ts';
import { badRequest, notFound, problem } from './answers.ts';

export interface AssetServer {
  /** Answers `/images/:project/:dataset/:file[/:name]` and `/files/…`; `path` is below the mount path. */
  answer(request: Request, url: URL, path: string, caller: { isOwn: boolean }): Promise<Response>;
}

const maxWaiting = 64;

/** No cache: each picture is rendered on every request. */
const noRenditions: LakeRenditions = {
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

interface Parts {
  blobs: LakeBlobs;
  /** Separate from the originals: anyone may request a picture in endless sizes, and backups do not need them. */
  renditions?: LakeRenditions | undefined;
  projectId: string;
  datasets: ReadonlyMap<string, Dataset>;
}

export function createAssetServer({ blobs, renditions = noRenditions, projectId, datasets }: Parts): AssetServer {
  const cores = Math.max(1, os.availableParallelism() - 1);
  // Anyone may request a picture in endless sizes; those for the site's own pages must not wait for them.
  const ownJobs = createJobs<Uint8Array>(cores, maxWaiting);
  const publicJobs = createJobs<Uint8Array>(Math.ceil(cores / 2), maxWaiting);

  const rendition = async (
    name: AssetName & { kind: 'image' },
    wanted: Recipe,
    inJob: typeof ownJobs,
  ): Promise<Uint8Array> => {
    const key = renditionKey(name, wanted);
    const draw = async (): Promise<Uint8Array> => {
      const cached = await renditions.get(name.sha1, key);
      if (cached !== null) return cached;
      const original = await blobs.get(name.sha1);
      if (original === undefined)
        throw Object.assign(new Error('The bytes of this asset are gone.'), { code: 'ENOENT' });
      const drawn = await render(original, name, wanted);
      await renditions.put(name.sha1, key, drawn);
      return drawn;
    };
    return (await renditions.get(name.sha1, key)) ?? inJob(key, draw);
  };

  return {
    answer: async (request, url, path, { isOwn }) => {
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
        if (name.kind === 'image' && wanted) {
          const bytes = await rendition(name, wanted, isOwn ? ownJobs : publicJobs);
          const part = (first: number, last: number) => new Uint8Array(bytes.subarray(first, last + 1));
          return withBytes(request, bytes.length, part, headers);
        }
        const length = await blobs.size(name.sha1);
        if (length === undefined) return notFound('The bytes of this asset are gone.');
        return withBytes(request, length, (first, last) => blobs.stream(name.sha1, { first, last }), headers);
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

/** The whole file, or the range that a video player requests. */
function withBytes(
  request: Request,
  length: number,
  part: (first: number, last: number) => BodyInit,
  headers: Headers,
): Response {
  headers.set('accept-ranges', 'bytes');
  const range = byteRange(request.headers.get('range'), length);
  if (range === null) {
    headers.set('content-range', `bytes */${length}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: length - 1 };
  if (range !== undefined) headers.set('content-range', `bytes ${first}-${last}/${length}`);
  headers.set('content-length', String(last - first + 1));
  const body = request.method === 'HEAD' || last < first ? null : part(first, last);
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}

/** Finds the asset document; without one nothing is served, because the store contains other things too. */
async function knownAsset(dataset: Dataset, name: AssetName) {
  const id = assetId(name);
  const known = dataset.get(id);
  if (known !== undefined) return known;
  await dataset.current();
  return dataset.get(id);
}

const renditionKey = (name: AssetName, wanted: Recipe): string =>
  createHash('sha256')
    .update(JSON.stringify(['rendition 2', name.sha1, wanted]))
    .digest('hex');

/** A URL's content never changes. The browser must not run it, because uploads may be SVG or HTML. */
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
