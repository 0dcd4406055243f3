import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { assignable, noStore, officeEditor, refusal } from '~/office/access.server.ts';
import { assignedMails } from '~/office/assigned-mail.server.ts';
import { leadDetails, readingIn } from '~/office/present.server.ts';
import { leadChange } from '~/office/question.server.ts';
import { editorActor, listed } from '~/platform/audit.ts';

/** `GET /api/leads/<id>`: the details of one lead. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const answer = await detailsOf(context, params.id ?? '');
  const { visitorNetwork: address, audit, log } = context;
  log.info({ editor: editor.id, lead: params.id }, 'An editor read a lead');
  await audit.record({ kind: 'lead-read', who: editorActor(editor), about: [params.id ?? ''], address });
  return answer;
}

/**
 * `POST /api/leads/<id>`: marks a lead as handled or open, sets its stage or follow-up day, adds a note, assigns it, or
 * sets what its owner reads. Returns it.
 */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const editor = await officeEditor(request, context);
  const { id = '' } = params;
  const { handled, stage, followUp, note, assignedTo, ownerNote, ownerNoteBefore, showsAmount } =
    await leadChange(request);
  const assignee = assignedTo ? (await assignable(context)).find((each) => each.id === assignedTo) : undefined;
  if (assignedTo && assignee === undefined) throw refusal('editor');
  const { leadDesk } = context;
  const told =
    ownerNote === undefined && showsAmount === undefined
      ? 'told'
      : await leadDesk.tell(id, { note: ownerNote, noteBefore: ownerNoteBefore, showsAmount });
  if (told !== 'told') throw refusal(told);
  const isThere = [
    handled === undefined || (await leadDesk.mark(id, handled ? editor.id : null)),
    stage === undefined || (await leadDesk.setStage(id, stage, editor.id)),
    followUp === undefined || (await leadDesk.followUp(id, followUp)),
    note === undefined || (await leadDesk.addNote(id, { ...note, author: editor.id })),
    assignedTo === undefined ||
      (await leadDesk.assign(id, assignedTo, await assignedMails(context, id, { to: assignee, by: editor }))),
  ];
  if (isThere.includes(false)) throw refusal('gone');
  context.log.info(
    { editor: editor.id, lead: id, handled, stage, followUp, assignedTo, showsAmount },
    'An editor changed a lead',
  );
  const { visitorNetwork: address, audit } = context;
  const entry = { who: editorActor(editor), about: [id], address };
  if (assignedTo !== undefined)
    await audit.record({ ...entry, kind: 'lead-assigned', subject: assignee?.name ?? 'nobody' });
  const changed = listed({
    handled,
    stage,
    followUp: followUp === null ? 'none' : followUp,
    note: note && 'added',
    showsAmount,
    ownerNote: ownerNote === undefined ? undefined : 'changed',
  });
  if (changed !== '') await audit.record({ ...entry, kind: 'lead-changed', subject: changed });
  return detailsOf(context, id);
}

async function detailsOf(context: AppLoadContext, id: string): Promise<Response> {
  const lead = await context.leadDesk.byId(id);
  if (lead === null) throw refusal('gone');
  const asked = context.resolved.query.get('language');
  const reading = await readingIn(context, isLanguage(asked) ? asked : null);
  return Response.json(await leadDetails(context, lead, reading), { headers: noStore });
}
