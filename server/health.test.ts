import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { answerHealth, type Health } from './health.ts';

async function ready(checks: Health['checks']): Promise<{ status: number; body: unknown }> {
  const said = { status: 0, body: '' };
  const response = {
    writeHead: (status: number) => void (said.status = status),
    end: (body: string) => void (said.body = body),
  };
  await answerHealth(
    { checks, stopping: () => false },
    { url: '/health/ready/' } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { status: said.status, body: JSON.parse(said.body) };
}

const fine = { needed: true, failure: () => Promise.resolve(null) };

it('answers 503 when what visitors need has not answered', async () => {
  const database = { needed: true, failure: () => new Promise<null>(() => undefined) };
  expect(await ready({ database, mails: fine })).toEqual({
    status: 503,
    body: { status: 'not ready', database: 'No answer within 1.5 seconds', mails: 'ok' },
  });
});

it('names what only degrades pages, and is ready', async () => {
  const content = { needed: false, failure: () => Promise.resolve('The content is a copy') };
  expect(await ready({ database: fine, content })).toEqual({
    status: 200,
    body: { status: 'ready', database: 'ok', content: 'The content is a copy' },
  });
});
