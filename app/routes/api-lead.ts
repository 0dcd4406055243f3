import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { assignable, noStore, officeEditor, refusal } from '~/office/access.server.ts';
import { leadDetails, readingIn } from '~/office/present.server.ts';
import { leadChange } from '~/office/question.server.ts';

/** `GET /api/leads/<id>`: the details of one lead. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const answer = await detailsOf(context, params.id ?? '');
  context.log.info({ editor: editor.id, lead: params.id }, 'An editor read a lead');
  return answer;
}

/** `POST /api/leads/<id>`: marks a lead as handled or open, assigns it, or sets what its owner reads. Returns it. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const editor = await officeEditor(request, context);
  const { id = '' } = params;
  const { handled, assignedTo, ownerNote, showsAmount } = await leadChange(request);
  if (assignedTo && !(await assignable(context)).some((each) => each.id === assignedTo)) throw refusal('editor');
  const isThere = [
    handled === undefined || (await context.leadDesk.mark(id, handled ? editor.id : null)),
    assignedTo === undefined || (await context.leadDesk.assign(id, assignedTo)),
    (ownerNote === undefined && showsAmount === undefined) ||
      (await context.leadDesk.tell(id, { note: ownerNote, showsAmount })),
  ];
  if (isThere.includes(false)) throw refusal('gone');
  context.log.info({ editor: editor.id, lead: id, handled, assignedTo, showsAmount }, 'An editor changed a lead');
  return detailsOf(context, id);
}

async function detailsOf(context: AppLoadContext, id: string): Promise<Response> {
  const lead = await context.leadDesk.byId(id);
  if (lead === null) throw refusal('gone');
  const asked = context.resolved.query.get('language');
  const reading = await readingIn(context, isLanguage(asked) ? asked : null);
  return Response.json(await leadDetails(context, lead, reading), { headers: noStore });
}
