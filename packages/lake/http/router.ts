import type { Dataset } from '../documents/dataset.ts';
import type { LakeCaller, LakeLog } from '../ports.ts';
import { badRequest, json, notFound, notImplemented, problem, unauthorized } from './answers.ts';
import type { AssetServer } from './assets.ts';
import { answerActions } from './actions.ts';
import { answerDocuments, answerExport } from './documents.ts';
import type { EventStreams } from './event-stream.ts';
import { answerHistory } from './history.ts';
import { answerListen } from './listen.ts';
import { answerLive } from './live.ts';
import type { Login } from './login.ts';
import type { PasswordPages } from './passwords.ts';
import { answerMutate, type WritingParts } from './mutate.ts';
import { answerProjectCall, type ProjectParts } from './project.ts';
import { answerQuery } from './query.ts';
import { TaskUnavailable, TooManyTasks } from '../query/failures.ts';
import type { Reader, ReaderOf } from './readers.ts';
import { answerReferences } from './references.ts';

export interface Parts extends ProjectParts, WritingParts {
  streams: EventStreams;
  mountPath: string;
  login: Login;
  passwords: PasswordPages;
  datasets: ReadonlyMap<string, Dataset>;
  assets: AssetServer;
  /** Resolves to `undefined` for an invalid token or session. */
  readerOf: ReaderOf;
  log: LakeLog;
}

const apiPath = /^\/v(X|1|\d{4}-\d{2}-\d{2})(\/.*)$/;

/** Clients wait for a second before they ask again. */
const again = { 'retry-after': '1' };

/** The process around the lake: requests of the site itself, without a connection. */
const ownCaller: LakeCaller = { address: '', direct: false };

/** Answers a request; never throws. */
export async function route(request: Request, parts: Parts, caller = ownCaller): Promise<Response> {
  try {
    return await dispatch(request, parts, caller);
  } catch (error) {
    if (error instanceof TaskUnavailable) {
      return error instanceof TooManyTasks
        ? problem(429, 'Too Many Requests', error.message, {}, again)
        : problem(503, 'Service Unavailable', error.message, {}, again);
    }
    // Nobody is left to answer: the body ended in the middle.
    if (request.signal.aborted) return problem(400, 'Bad Request', 'The request ended too early.');
    parts.log.error({ err: error, path: new URL(request.url).pathname }, 'a request to the lake failed');
    // Errors of the database or blob store have a code; clients retry after a 503.
    const ofStore = typeof error === 'object' && error !== null && 'code' in error;
    return ofStore
      ? problem(503, 'Service Unavailable', 'The store of the lake does not answer at the moment.', {}, again)
      : problem(500, 'Internal Server Error', 'The lake could not answer; its log says why.');
  }
}

async function dispatch(request: Request, parts: Parts, caller: LakeCaller): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${parts.mountPath}/`)) return notFound('This is not a path of the Content Lake.');
  const path = url.pathname.slice(parts.mountPath.length);
  // Nothing has it in its name, and the database cannot look for it.
  if (/%00/.test(request.url)) return badRequest('An address cannot hold U+0000.');
  const isRead = request.method === 'GET' || request.method === 'HEAD';

  if (path.startsWith('/images/') || path.startsWith('/files/')) {
    return isRead
      ? parts.assets.answer(request, url, path, { isOwn: caller === ownCaller })
      : notImplemented(`${request.method} ${path}`);
  }
  if (url.pathname === parts.loginPath) return parts.login.answer(request, url, caller);
  if (url.pathname === `${parts.loginPath}/passkey`) return parts.login.askPasskey(request);
  if (path === '/recover') return parts.passwords.recover(request, url, caller);
  if (path === '/password') return parts.passwords.choose(request, url, caller);
  if (isRead && path === '/ping') return json({ pong: true });
  const [, apiVersion = '', call = ''] = apiPath.exec(path) ?? [];
  if (call === '') return notFound('The path of an API call begins with its version, as in /v2025-02-19/.');
  if (isRead && call === '/ping') return json({ pong: true });

  const reader = await parts.readerOf(request, caller.address);
  if (!call.startsWith('/data/')) {
    const answer = await answerProjectCall(request, url, apiVersion, call, reader, { ...parts, caller });
    return answer ?? notImplemented(`${request.method} ${call}`);
  }
  if (reader === undefined) return unauthorized();
  return answerData({ request, url, apiVersion, call, reader, parts });
}

interface DataCall {
  request: Request;
  url: URL;
  apiVersion: string;
  call: string;
  reader: Reader;
  parts: Parts;
}

/** `/data/<operation>/<dataset>…` */
async function answerData({ request, url, apiVersion, call, reader, parts }: DataCall): Promise<Response> {
  const [, , operation = '', ...steps] = call.split('/');
  // Only `/data/live/events/<dataset>` has its dataset last.
  const [datasetName = '', ...rest] = operation === 'live' ? steps.toReversed() : steps;
  const dataset = parts.datasets.get(datasetName);
  if (dataset === undefined) {
    return notFound(`Dataset not found - No dataset named "${datasetName}" in project "${parts.projectId}".`);
  }
  switch (`${request.method === 'HEAD' ? 'GET' : request.method} ${operation}`) {
    case 'GET query':
    case 'POST query':
      return answerQuery(request, url, apiVersion, dataset, reader, parts.queries);
    case 'GET doc':
      return answerDocuments(url, rest.join('/'), dataset, reader);
    case 'GET export':
      return answerExport(dataset, reader);
    case 'POST mutate':
      return answerMutate(request, url, dataset, reader, parts);
    case 'POST actions':
      return answerActions(request, dataset, reader, parts);
    case 'GET listen':
      return answerListen(request, { url, apiVersion, dataset, reader, parts });
    case 'GET history':
      return answerHistory(url, rest, dataset, reader, parts.sql);
    case 'GET live':
      return answerLive(request, rest.join('/'), { url, apiVersion, dataset, reader, parts });
    case 'GET references':
      return answerReferences(url, rest);
    case 'GET ping':
      return json({ pong: true });
    default:
      return notImplemented(`${request.method} ${call}`);
  }
}
