import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { sendContact } from './durability/submissions.ts';
import { get } from './site/http.ts';
import { startSite } from './site/server.ts';
import { test } from './site/test.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number>;
}

/** What the site loads of OpenTelemetry, printed. */
const toldLoads = `import module from 'node:module';
module.register('data:text/javascript,' + encodeURIComponent(\`export async function load(url, context, next) {
  if (/tracing|trace-api/.test(url)) process._rawDebug('loaded ' + url);
  return next(url, context);
}\`));`;
const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(toldLoads)}` };

test('a request, what is done for it, and the jobs it causes are traced, without anything of a person (10.275)', async () => {
  const spans: SentSpan[] = [];
  const collector = startCollector(spans);
  await once(collector, 'listening');
  const site = await startSite({
    env: {
      ...env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector)}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '300',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_SERVICE_NAME: 'agency',
      TRUST_PROXY: 'loopback',
    },
  });
  try {
    expect(site.output()).toContain('loaded ');
    const proxys = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
    const traceparent = `00-${proxys.traceId}-${proxys.spanId}-01`;
    const page = '/nl/te-koop/?price=1-123456';
    await get(page, { origin: site.origin, headers: { traceparent } });
    const request = await arrived(spans, ({ name }) => name === 'GET results');
    expect(request).toMatchObject({
      traceId: proxys.traceId,
      parentSpanId: proxys.spanId,
      attributes: { 'http.response.status_code': 200, 'gevel.cache': 'miss', 'gevel.page': 'results' },
    });
    const loader = await arrived(spans, ({ name }) => name === 'loader results');
    expect(loader.parentSpanId).toBe(request.spanId);
    const rendering = spans.find(({ name }) => name === 'render');
    expect(rendering?.parentSpanId).toBe(request.spanId);
    const statement = spans.find(
      ({ parentSpanId, name }) => parentSpanId === loader.spanId && /^\w+ listing/.test(name),
    );
    expect(statement?.traceId).toBe(proxys.traceId);
    expect(spans.map(({ name }) => name)).toContain('lake query');

    await get(page, { origin: site.origin });
    await get(page, { origin: site.origin });
    await expect
      .poll(() => spans.filter(({ attributes }) => attributes['gevel.cache'] === 'hit').map(({ name }) => name))
      .toEqual(['GET results', 'GET results']);

    await sendContact(site.origin, 1);
    const form = await arrived(spans, ({ name }) => /^POST/.test(name));
    const stored = await arrived(spans, ({ name, traceId }) => name === 'transaction' && traceId === form.traceId);
    expect(spans.some(({ name, parentSpanId }) => name === 'INSERT lead' && parentSpanId === stored.spanId)).toBe(true);
    const mail = await arrived(spans, ({ name }) => name === 'send mail');
    const job = await arrived(spans, ({ spanId }) => spanId === mail.parentSpanId);
    expect(job).toMatchObject({ name: 'job mail-deliver', attributes: { 'gevel.attempt': 1 } });
    expect(JSON.stringify(spans)).not.toMatch(/123456|@|example/);

    collector.closeAllConnections();
    collector.close();
    for (let time = 0; time < 3; time += 1) {
      expect((await get('/nl/', { origin: site.origin })).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const began = Date.now();
    await site.stop();
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(site.output().match(/Traces cannot be sent/g)).toHaveLength(1);
  } finally {
    collector.close();
    await site.stop();
  }
});

test('without a collector no code of OpenTelemetry is loaded (10.275)', async () => {
  const site = await startSite({ env });
  await get('/nl/te-koop/', { origin: site.origin });
  await site.stop();
  expect(site.output()).not.toContain('loaded ');
});

/** Resolves to the first span that fits, once it has been sent. */
async function arrived(spans: readonly SentSpan[], fits: (span: SentSpan) => boolean): Promise<SentSpan> {
  await expect.poll(() => spans.some(fits), { timeout: 20_000 }).toBe(true);
  return spans.find(fits) as SentSpan;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: unknown[] };
    scopeSpans: {
      spans: (Omit<SentSpan, 'attributes'> & {
        attributes: { key: string; value: Record<string, string | number> }[];
      })[];
    }[];
  }[];
}

/** Takes OTLP in JSON, of the service `agency` alone. */
function startCollector(spans: SentSpan[]): Server {
  return createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.once('end', () => {
      expect([request.url, request.headers['content-type']]).toEqual(['/v1/traces', 'application/json']);
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
        expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'agency' } });
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            attributes: Object.fromEntries(
              span.attributes.map(({ key, value }) => [key, Object.values(value)[0] as string | number]),
            ),
          });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
