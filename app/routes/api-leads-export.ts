import type { LoaderFunctionArgs } from '@remix-run/node';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { officeEditor } from '~/office/access.server.ts';
import { exportLeads } from '~/office/export.server.ts';
import { readingIn } from '~/office/present.server.ts';
import { leadQuestion } from '~/office/question.server.ts';
import { editorActor, listed } from '~/platform/audit.ts';
import { csvAnswer } from '~/platform/csv.ts';

/** `GET /api/leads-export`: the filtered leads as a spreadsheet table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const { filter, language } = leadQuestion(context.resolved.query, editor.id, context.now());
  const { text, assigned, followUp, ...others } = filter;
  // The search text may be a person's name, so it is neither logged nor in the trail.
  const shown = { ...others, assigned, followUp, text: text !== '' };
  context.log.info({ editor: editor.id, filter: shown }, 'An editor exported leads');
  await context.audit.record({
    kind: 'leads-exported',
    who: editorActor(editor),
    subject: listed({
      ...others,
      followUp: followUp === null || followUp === 'any' ? followUp : followUp.until,
      text: text === '' ? null : '…',
      assigned: assigned === null || assigned === 'nobody' ? assigned : assigned.to,
    }),
    address: context.visitorNetwork,
  });
  const rows = exportLeads(context, filter, await readingIn(context, language));
  return csvAnswer(rows, `leads-${brusselsDay(context.now())}.csv`);
}
