import type { LoaderFunctionArgs } from '@remix-run/node';
import { mostCounted } from '~/leads/desk.server.ts';
import { assignable, noStore, officeEditor } from '~/office/access.server.ts';
import type { LeadList } from '~/office/answers.ts';
import { leadLines, readingIn } from '~/office/present.server.ts';
import { leadQuestion } from '~/office/question.server.ts';

/** `GET /api/leads?form=…&state=open&assigned=me&text=…`: leads by page, for the Studio's list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const { filter, after, limit, language } = leadQuestion(context.resolved.query, editor.id, context.now());
  const [page, counts, editors, reading] = await Promise.all([
    context.leadDesk.page(filter, after, limit),
    context.leadDesk.counts(filter),
    assignable(context),
    readingIn(context, language),
  ]);
  const answer: LeadList = {
    leads: await leadLines(context, page.leads, reading),
    next: page.next,
    counts: { ...counts, upTo: mostCounted },
    editors: editors.map(({ id, name }) => ({ id, name })),
    me: editor.id,
  };
  return Response.json(answer, { headers: noStore });
}
