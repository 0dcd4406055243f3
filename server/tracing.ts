import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import pTimeout from 'p-timeout';
import { codeOf } from '~/platform/failure.ts';
import type { Log } from '~/platform/log.ts';
import type { SpanAttributes, Tracer } from '~/platform/tracing.ts';

export interface Tracing extends Tracer {
  /**
   * Handles a request as a trace.
   *
   * @param asked the kind of page, because its path may be a key, and the `traceparent` of a trusted proxy
   * @param handle returns whether the page was sent again at once
   */
  request(
    request: IncomingMessage,
    response: ServerResponse,
    asked: { kind: string; traceparent: string | undefined },
    handle: () => boolean,
  ): void;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
}

/** Milliseconds that the last spans may take as the process ends. */
const lastMoment = 2_000;

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, in JSON. The SDK itself reads the `OTEL_…` variables:
 * address, headers, sampler, sizes of batches.
 */
export function openTracing(log: Pick<Log, 'warn' | 'info'>): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gevel' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(toldOnce(new OTLPTraceExporter(), log))],
  });
  const tracer = provider.getTracer('gevel');
  const current = new AsyncLocalStorage<Context>();

  async function within<Result>(span: Span, above: Context, work: () => Promise<Result>): Promise<Result> {
    try {
      return await current.run(trace.setSpan(above, span), work);
    } catch (error) {
      // A redirect or a missing page is thrown, too.
      if (error instanceof Response) throw error;
      // An error's message may quote what a visitor typed.
      span.setAttribute('error.type', codeOf(error) ?? (error instanceof Error ? error.name : 'unknown'));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    trace: (name, attributes, work) => within(tracer.startSpan(name, { attributes }, ROOT_CONTEXT), ROOT_CONTEXT, work),
    span: (name, attributes, work) => {
      const above = current.getStore();
      if (above === undefined) return work();
      return within(tracer.startSpan(name, { attributes, kind: kindOf(attributes) }, above), above, work);
    },
    request: ({ method = '' }, response, { kind, traceparent }, handle) => {
      const above = contextOf(traceparent);
      const span = tracer.startSpan(
        `${method} ${kind}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'gevel.page': kind } },
        above,
      );
      let isQuick = false;
      response.once('close', () => {
        // A stream lasts as long as somebody listens: its span is never sent.
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
        // Headers that are sent again at once are not kept by the response.
        const cache = isQuick ? 'hit' : response.getHeader('x-cache');
        span.setAttribute('http.response.status_code', response.statusCode);
        if (typeof cache === 'string') span.setAttribute('gevel.cache', cache);
        if (!response.writableFinished) span.setAttribute('gevel.aborted', true);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      isQuick = current.run(trace.setSpan(above, span), handle);
    },
    close: () => pTimeout(provider.shutdown(), { milliseconds: lastMoment, fallback: () => undefined }),
  };
}

/** Whatever names a server asks it. */
function kindOf(attributes: SpanAttributes): SpanKind {
  return 'server.address' in attributes || 'db.system.name' in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL;
}

/** The trace that the proxy began; a new one without it. */
function contextOf(traceparent: string | undefined): Context {
  const given = traceparent === undefined ? null : parseTraceParent(traceparent);
  return given === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...given, isRemote: true });
}

/** Logs the first failure to send, and the end of it. What could not be sent is dropped. */
function toldOnce(exporter: SpanExporter, log: Pick<Log, 'warn' | 'info'>): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isFailing)
          log.warn({ err: result.error }, 'Traces cannot be sent to the collector; they are dropped');
        if (!failed && isFailing) log.info('Traces are sent to the collector again');
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() } : {}),
  };
}
