/** A Content Lake over a few documents in memory, for rules that query it. Only queries are supported. */
import { evaluate, parse } from 'groq-js';
import { createServer } from 'node:http';

export async function serveDocuments(documents: readonly object[]): Promise<{ origin: string; close(): void }> {
  const answer = async (query: string, params: Record<string, unknown>): Promise<unknown> => {
    const value = await evaluate(parse(query, { params }), { dataset: documents, params });
    return value.get();
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const params = Object.fromEntries(
      [...url.searchParams]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
    );
    answer(url.searchParams.get('query') ?? 'null', params).then(
      (result) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ result })),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
