import type { LoaderFunctionArgs } from '@remix-run/node';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { noStore, officeEditor } from '~/office/access.server.ts';
import { exportLeads } from '~/office/export.server.ts';
import { readingIn } from '~/office/present.server.ts';
import { leadQuestion } from '~/office/question.server.ts';

/** `GET /api/leads-export`: the filtered leads as a spreadsheet table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const { filter, language } = leadQuestion(context.resolved.query, editor.id);
  const { text, ...audited } = filter;
  // The search text may be a person's name, so it is not logged.
  context.log.info({ editor: editor.id, filter: { ...audited, text: text !== '' } }, 'An editor exported leads');
  const rows = exportLeads(context, filter, await readingIn(context, language));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await rows.return(undefined)),
  });
  return new Response(body, {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${brusselsDay(context.now())}.csv"`,
    },
  });
}
