// Requirements 10.211
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

it('answers 503 when what visitors need has not answered (10.208)', async () => {
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

it.each([
  ['connect ECONNREFUSED 10.0.0.5:5432', 'Fails: Error: connect ECONNREFUSED …'],
  ['connect ECONNREFUSED ::1:5432', 'Fails: Error: connect ECONNREFUSED …'],
  ['postgres://site:secret@db.internal/site cannot be reached', 'Fails: Error: … cannot be reached'],
  ['550 no such person: an@example.be', 'Fails: Error: 550 no such person: …'],
  ["EACCES: permission denied, open '/srv/data/blobs'", "Fails: Error: EACCES: permission denied, open '…'"],
  ['The import at 2026-11-28T10:00:00.000Z failed', 'Fails: Error: The import at 2026-11-28T10:00:00.000Z failed'],
])('says why, and not where: %s', async (message, said) => {
  const database = { needed: true, failure: () => Promise.reject(new Error(message)) };
  expect((await ready({ database })).body).toMatchObject({ database: said });
});
