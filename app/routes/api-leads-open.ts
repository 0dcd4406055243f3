import type { LoaderFunctionArgs } from '@remix-run/node';
import { mostCounted } from '~/leads/desk.server.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { noStore, officeEditor } from '~/office/access.server.ts';
import type { OpenLeads } from '~/office/answers.ts';

/** `GET /api/leads-open`: how many leads wait, for the Studio's bar. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const counts = await context.leadDesk.openCounts(editor.id, brusselsDay(context.now()));
  return Response.json({ ...counts, upTo: mostCounted } satisfies OpenLeads, { headers: noStore });
}
