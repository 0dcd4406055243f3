import type { Dataset } from '../documents/dataset.ts';
import { isRecord } from '../documents/document.ts';
import { isAtLeast, parsePerspective } from '../documents/perspective.ts';
import type { OutsideQueries } from '../query/outside.ts';
import { tagsOfQuery } from '../query/sync-tags.ts';
import { parseError } from '../query/errors.ts';
import { badRequest, json, jsonBytes } from './answers.ts';
import { readText } from './body.ts';
import type { Reader } from './readers.ts';

/** Longer queries are refused before they are parsed. */
/** The Studio's search names each field of each type: 22,000 characters for the types of this product alone. */
const maxQueryLength = 100_000;
/** Maximum length of a query with its parameters. */
const maxBodyLength = 600_000;

interface Question {
  query: string;
  params: Record<string, unknown>;
}

/** `GET|POST /data/query/:dataset` */
export async function answerQuery(
  request: Request,
  url: URL,
  apiVersion: string,
  dataset: Dataset,
  reader: Reader,
  queries: OutsideQueries,
): Promise<Response> {
  const began = performance.now();
  const question = request.method === 'POST' ? await questionInBody(request) : questionInUrl(url);
  if (typeof question === 'string') return badRequest(question);
  if (question.query.length > maxQueryLength) {
    const reason = `the query is longer than ${maxQueryLength} characters: give long lists as parameters`;
    return json({ error: parseError(question.query.slice(0, 200), new Error(reason)) }, 400);
  }
  const perspective = parsePerspective(url.searchParams.get('perspective') ?? undefined, apiVersion);
  if (perspective === undefined) {
    return badRequest('The perspective must be "raw", "published", "drafts" or a list of release names.');
  }
  await dataset.current();
  const spec = { perspective, mayReadAll: reader.mayReadAll, withVersions: isAtLeast(apiVersion, '2025-02-19') };
  const asked = { ...question, reader: reader.id, signal: request.signal };
  const result = await queries.run(asked, dataset, spec).catch((error: unknown) => {
    // Parameters nested more deeply than can be walked.
    if (error instanceof RangeError)
      return { error: parseError(question.query, new Error('the parameters are too deep')) };
    throw error;
  });
  if ('error' in result) return json({ error: result.error }, 400);
  const echo = url.searchParams.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(question.query)},`;
  const ms = Math.round(performance.now() - began);
  const syncTags = JSON.stringify(tagsOfQuery(dataset.name, result.types));
  return jsonBytes(`{${echo}"result":`, result.json, `,"syncTags":${syncTags},"ms":${ms}}`);
}

/** A parsed query, or an error message. */
async function questionInBody(request: Request): Promise<Question | string> {
  const text = await readText(request, maxBodyLength);
  if (text === undefined) return 'The query and its parameters are too long.';
  const body = parseJson(text);
  if (!isRecord(body) || typeof body.query !== 'string') return 'The body must be JSON with a "query".';
  if (body.params !== undefined && !isRecord(body.params)) return '"params" must be an object.';
  return { query: body.query, params: body.params ?? {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function questionInUrl(url: URL): Question | string {
  const query = url.searchParams.get('query');
  if (query === null) return 'The parameter "query" is missing.';
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      return `The parameter "${name}" is not JSON.`;
    }
  }
  return { query, params };
}
