// Requirements 10.211
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { answerHealth, sharedChecks, type Health } from './health.ts';

const ready = (checks: Parameters<typeof sharedChecks>[0]) =>
  asked({ parts: sharedChecks(checks), stopping: () => false });

async function asked(health: Health, path = '/health/ready/'): Promise<{ status: number; body: unknown }> {
  const said = { status: 0, body: '' };
  const response = {
    writeHead: (status: number) => void (said.status = status),
    end: (body: string) => void (said.body = body),
  };
  await answerHealth(health, { url: path } as IncomingMessage, response as unknown as ServerResponse);
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

it('stays open to visitors while the database of all processes is away, until it is about to stop (10.286)', async () => {
  const parts = sharedChecks({ database: { needed: true, failure: () => Promise.reject(new Error('away')) } });
  expect(await asked({ parts, stopping: () => false }, '/health/open/')).toEqual({
    status: 200,
    body: { status: 'open' },
  });
  expect((await asked({ parts, stopping: () => true }, '/health/open/')).status).toBe(503);
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

it('asks each part at most every two seconds, however many ask, and says at once that it stops (10.279)', async () => {
  const began = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => began);
  const failure = vi.fn(() => Promise.resolve(null));
  let isStopping = false;
  const health = { parts: sharedChecks({ pictures: { needed: false, failure } }), stopping: () => isStopping };
  await Promise.all([asked(health), asked(health)]);
  isStopping = true;
  expect(await asked(health)).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(failure).toHaveBeenCalledTimes(1);
  clock.mockImplementation(() => began + 2_001);
  await asked(health);
  expect(failure).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});
