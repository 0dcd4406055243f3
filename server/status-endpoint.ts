import { z } from 'zod';
import type { RetryAnswer, RetryRequest, StatusRefusal } from '~/office/status.ts';
import { editorActor, type Audit } from '~/platform/audit.ts';
import { isAdministrator, type EditorsPort } from '~/platform/editors.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import type { Log } from '~/platform/log.ts';
import { readJson } from '~/platform/sent-body.ts';
import type { StatusReader } from './status.ts';

const headers = { 'Cache-Control': 'no-store' };

const refusals = {
  login: [401, 'Log in to the Studio first.'],
  role: [403, 'Only administrators see the status.'],
  parameter: [400, 'Say what to try again: "retry" is mails, leads or jobs; "ids" are those of the status.'],
} as const;

function refusal(error: StatusRefusal['error']): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message } satisfies StatusRefusal, { status, headers });
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const number = /^\d{1,15}$/;
const ids = (shape: RegExp) => z.array(z.string().regex(shape)).max(1_000).optional();
const request = z.discriminatedUnion('retry', [
  z.object({ retry: z.enum(['mails', 'jobs']), ids: ids(number) }),
  z.object({ retry: z.literal('leads'), ids: ids(uuid) }),
]) satisfies z.ZodType<RetryRequest>;

/**
 * `GET /api/status`: the state of the product. `POST`: tries what was given up again, once however often it is asked.
 * For administrators who logged in; programs' tokens are for content.
 */
export function statusEndpoint(
  status: StatusReader,
  editors: EditorsPort,
  log: Pick<Log, 'info'>,
  audit: Pick<Audit, 'record'>,
): Endpoint {
  return {
    path: '/api/status',
    methods: ['GET', 'POST'],
    answer: async (asked, address) => {
      const editor = await editors.whoIs(asked);
      if (editor === null) return refusal('login');
      if (!isAdministrator(editor)) return refusal('role');
      if (asked.method !== 'POST') return Response.json(await status.read(), { headers });
      const { data } = request.safeParse(await readJson(asked));
      if (data === undefined) return refusal('parameter');
      const retried = await status.retry(data.retry, data.ids);
      log.info({ editor: editor.id, queue: data.retry, retried }, 'An administrator had something tried again');
      await audit.record({
        kind: 'retried',
        who: editorActor(editor),
        subject: `${data.retry}: ${retried}`,
        address,
      });
      return Response.json({ retried, status: await status.read() } satisfies RetryAnswer, { headers });
    },
  };
}
