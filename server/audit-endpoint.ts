import { z } from 'zod';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { editorActor, isAuditCursor, listed, type Audit, type AuditFilter } from '~/platform/audit.ts';
import { auditKinds, type AuditPage, type AuditRefusal } from '~/platform/audit-entry.ts';
import { csvAnswer } from '~/platform/csv.ts';
import { isAdministrator, type Editor, type EditorsPort } from '~/platform/editors.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import { auditCsv } from './audit-csv.ts';

const headers = { 'Cache-Control': 'no-store' };
const pageSize = { usual: 50, most: 200 } as const;

const question = z.object({
  kind: z.enum(auditKinds).nullable().default(null),
  who: z.string().max(254).default(''),
  from: z.iso.date().nullable().default(null),
  to: z.iso.date().nullable().default(null),
  after: z.string().refine(isAuditCursor).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(pageSize.most).default(pageSize.usual),
});
type Question = z.infer<typeof question>;

const refusals = {
  login: [401, 'Log in to the Studio first.'],
  role: [403, 'Only administrators read who did what.'],
  parameter: [
    400,
    'Filter by "kind", "who", "from" and "to" (days such as 2026-11-29); "after" is what the page said.',
  ],
} as const;

function refusal(error: AuditRefusal['error']): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message } satisfies AuditRefusal, { status, headers });
}

/**
 * `GET /api/audit`: a page of the audit trail. `GET /api/audit-export`: all that the filters let through, as CSV; an
 * export is an entry itself. For administrators who logged in.
 */
export function auditEndpoints(audit: Audit, editors: EditorsPort): Endpoint[] {
  const endpoint = (
    path: string,
    answer: (asked: Question, editor: Editor, address: string) => Promise<Response>,
  ): Endpoint => ({
    path,
    methods: ['GET'],
    answer: async (request, address) => {
      const editor = await editors.whoIs(request);
      if (editor === null) return refusal('login');
      if (!isAdministrator(editor)) return refusal('role');
      const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
      const { data } = question.safeParse(Object.fromEntries(given));
      return data === undefined ? refusal('parameter') : answer(data, editor, address);
    },
  });
  return [
    endpoint('/api/audit', async ({ after, limit, ...filter }) =>
      Response.json((await audit.page(filter, after, limit)) satisfies AuditPage, { headers }),
    ),
    endpoint('/api/audit-export', async ({ after: _after, limit: _limit, ...filter }, editor, address) => {
      await audit.record({ kind: 'audit-exported', who: editorActor(editor), subject: filterText(filter), address });
      return csvAnswer(auditCsv(audit, filter), `audit-${brusselsDay(new Date())}.csv`);
    }),
  ];
}

/** The filters of an export; the person is left out, because what was typed may be about anybody. */
export const filterText = ({ who, ...filter }: AuditFilter): string =>
  listed({ ...filter, who: who === '' ? null : '…' });
