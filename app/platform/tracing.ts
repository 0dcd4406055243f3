/** Names and figures of a span; never a query string, a cookie or anything of a person. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** What records spans. Times and errors are noted by itself, of errors only their code. */
export interface Tracer {
  /** A trace that begins with the work, such as a job. */
  trace<Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>): Promise<Result>;
  /** A part of the trace that the caller is in; outside of one the work is only done. */
  span<Result>(name: string, attributes: SpanAttributes, work: () => Promise<Result>): Promise<Result>;
}

const off: Tracer = { trace: (_name, _attributes, work) => work(), span: (_name, _attributes, work) => work() };
/** One per process, as its log is: handed down, every part would carry it for the few sites that are traced. */
let tracer = off;

/** From now on spans go to `opened`; null: nowhere. */
export function traceWith(opened: Tracer | null): void {
  tracer = opened ?? off;
}

/** Whether spans are recorded: for what is wrapped once, and not at all where they are not. */
export const isTraced = (): boolean => tracer !== off;

/** Does the work as a trace of its own; just does it where spans are not recorded. */
export const trace: Tracer['trace'] = (name, attributes, work) => tracer.trace(name, attributes, work);

/** Does the work as part of the current trace; just does it where there is none. */
export const span: Tracer['span'] = (name, attributes, work) => tracer.span(name, attributes, work);

/** Asks another server; the span names its host alone, because paths and queries hold keys. */
export function outgoing<Result>(method: string, { host }: URL, work: () => Promise<Result>): Promise<Result> {
  return span(`${method} ${host}`, { 'http.request.method': method, 'server.address': host }, work);
}
