/*
 * The browser's side of `packages/lake/http/listen-socket.ts`: replaces `listen` of Sanity's client, so that all listeners of a
 * tab share one WebSocket. A browser opens only six connections to a host over HTTP/1.1, and a Studio with a few panes
 * needs more. No imports, so that a Studio bundles it with the rxjs it already has.
 */
import { connectionTo, type Listening } from './socket-connection.ts';

/** The replaced part of a client, in any version of `@sanity/client`. */
interface ListeningClient {
  config(): { url: string; dataset?: string; apiVersion: string; requestTagPrefix?: string };
}

export interface Observer {
  next(event: object): void;
  error(error: Error): void;
}

/** Creates an observable with the caller's own rxjs: `(connect) => new Observable(connect)`. */
export type MakeObservable = (connect: (observer: Observer) => () => void) => unknown;

/** Options for the server; `events` is handled here. */
const sentOptions = [
  'includePreviousRevision',
  'includeResult',
  'includeMutations',
  'includeAllVersions',
  'visibility',
  'effectFormat',
  'enableResume',
] as const;

interface ListenOptions extends Partial<Record<(typeof sentOptions)[number], unknown>> {
  events?: readonly string[];
  tag?: string;
}

/**
 * Makes a client, and all clients derived from it, listen over one WebSocket per tab.
 *
 * @param cutOff called when the connection was lost and is retried: browsers do not tell why a WebSocket was refused
 * @example unstable_clientFactory: (options) => listenOverSocket(createClient(options), (connect) => new
 * Observable(connect))
 */
export function listenOverSocket<Client extends ListeningClient>(
  client: Client,
  makeObservable: MakeObservable,
  cutOff?: () => void,
): Client {
  const listen = (query: string, params: Record<string, unknown> = {}, options: ListenOptions = {}): unknown =>
    makeObservable((observer) => {
      const { events = ['mutation'] } = options;
      const { url, dataset = '', apiVersion } = client.config();
      const listening: Listening = {
        apiVersion: apiVersion.replace(/^v/, ''),
        search: searchOf(query, params, options),
        resumes: options.enableResume === true,
        received: (event) => {
          if (event.type === 'reconnect') cutOff?.();
          if (events.includes(event.type)) observer.next(event);
        },
        failed: (error) => observer.error(error),
      };
      return connectionTo(socketAddress(url, dataset)).add(listening);
    });

  const again = (made: ListeningClient): unknown => listenOverSocket(made, makeObservable, cutOff);
  replace(client, listen, again);
  if ('observable' in client && isObject(client.observable)) replace(client.observable, listen, again);
  return client;
}

/** Replaces `listen`, also in the new clients that `withConfig` and `clone` create. */
function replace(target: object, listen: unknown, again: (made: ListeningClient) => unknown): void {
  const made: Record<string, unknown> = { listen };
  for (const name of ['withConfig', 'clone']) {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') continue;
    made[name] = (...given: unknown[]) => {
      const copy: unknown = Reflect.apply(original, target, given);
      return isClient(copy) ? again(copy) : copy;
    };
  }
  Object.assign(target, made);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isClient = (value: unknown): value is ListeningClient => isObject(value) && 'config' in value;

function searchOf(query: string, params: Record<string, unknown>, options: ListenOptions): string {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) search.set(`$${name}`, JSON.stringify(value));
  }
  const given: ListenOptions = { includeResult: true, ...options };
  for (const name of sentOptions) {
    if (given[name] !== undefined) search.set(name, String(given[name]));
  }
  return search.toString();
}

/** `http://site/lake/v2025-02-19` → `ws://site/lake/v1/data/listen-socket/production`, for all API versions. */
function socketAddress(clientUrl: string, dataset: string): string {
  const url = new URL(clientUrl, globalThis.location?.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.pathname = `${url.pathname.replace(/\/v[^/]+\/?$/, '')}/v1/data/listen-socket/${dataset}`;
  return url.href;
}
