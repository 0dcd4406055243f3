import type { Dataset } from '../documents/dataset.ts';
import type { LakeCaller, LakeLog } from '../ports.ts';
import type { QueryEngine } from '../query/engine.ts';
import { json, notFound, notImplemented, problem, unauthorized } from './answers.ts';
import type { AssetServer } from './assets.ts';
import { answerDocuments, answerExport } from './documents.ts';
import type { Login } from './login.ts';
import { answerProjectCall, type ProjectParts } from './project.ts';
import { answerQuery } from './query.ts';
import type { Reader } from './readers.ts';

export interface Parts extends ProjectParts {
  mountPath: string;
  login: Login;
  datasets: ReadonlyMap<string, Dataset>;
  engine: QueryEngine;
  assets: AssetServer;
  /** `undefined` for a token or session that nobody has. */
  readerOf(request: Request): Promise<Reader | undefined>;
  log: LakeLog;
}

const apiPath = /^\/v(X|1|\d{4}-\d{2}-\d{2})(\/.*)$/;

const unknownCaller: LakeCaller = { address: '', direct: false };

/** One request in, one answer out; never throws. */
export async function route(request: Request, parts: Parts, caller = unknownCaller): Promise<Response> {
  try {
    return await dispatch(request, parts, caller);
  } catch (error) {
    parts.log.error({ err: error, path: new URL(request.url).pathname }, 'a request to the lake failed');
    // What the store throws has a code; clients try a 503 again.
    const ofStore = typeof error === 'object' && error !== null && 'code' in error;
    return ofStore
      ? problem(503, 'Service Unavailable', 'The store of the lake does not answer at the moment.')
      : problem(500, 'Internal Server Error', 'The lake could not answer; its log says why.');
  }
}

async function dispatch(request: Request, parts: Parts, caller: LakeCaller): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${parts.mountPath}/`)) return notFound('This is not a path of the Content Lake.');
  const path = url.pathname.slice(parts.mountPath.length);
  const isRead = request.method === 'GET' || request.method === 'HEAD';

  if (path.startsWith('/images/') || path.startsWith('/files/')) {
    return isRead ? parts.assets.answer(request, url, path) : notImplemented(`${request.method} ${path}`);
  }
  if (url.pathname === parts.loginPath) return parts.login.answer(request, url, caller);
  if (isRead && path === '/ping') return json({ pong: true });
  const [, apiVersion = '', call = ''] = apiPath.exec(path) ?? [];
  if (call === '') return notFound('The path of an API call begins with its version, as in /v2025-02-19/.');
  if (isRead && call === '/ping') return json({ pong: true });

  const reader = await parts.readerOf(request);
  if (!call.startsWith('/data/')) {
    const answer = await answerProjectCall(request, url, apiVersion, call, reader, parts);
    return answer ?? notImplemented(`${request.method} ${call}`);
  }
  if (reader === undefined) return unauthorized();
  const [, area = '', operation = '', datasetName = '', ...rest] = call.split('/');
  const known = area === 'data' && ['query', 'doc', 'export'].includes(operation);
  if (!known || (!isRead && !(operation === 'query' && request.method === 'POST'))) {
    return notImplemented(`${request.method} ${call}`);
  }
  const dataset = parts.datasets.get(datasetName);
  if (dataset === undefined) {
    return notFound(`Dataset not found - No dataset named "${datasetName}" in project "${parts.projectId}".`);
  }
  if (operation === 'doc') return answerDocuments(url, rest.join('/'), dataset, reader);
  if (operation === 'export') return answerExport(dataset, reader);
  return answerQuery(request, url, apiVersion, dataset, reader, parts.engine);
}
