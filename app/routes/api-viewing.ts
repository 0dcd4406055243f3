import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { noStore, officeEditor } from '~/office/access.server.ts';
import { changeViewing, readViewingChange, viewingChoice, viewingRefusal } from '~/office/viewings.server.ts';
import { editorActor } from '~/platform/audit.ts';
import type { Visit } from '~/visits/visits.server.ts';

/** `GET /api/viewings/<id>`: the slots to which a viewing can be moved. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  await officeEditor(request, context);
  const visit = await visitOf(context, params.id);
  return Response.json(await viewingChoice(context, visit), { headers: noStore });
}

/** `POST /api/viewings/<id>`: moves or cancels a viewing, with a mail to the visitor in their language. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const editor = await officeEditor(request, context);
  const change = await readViewingChange(request);
  const visit = await visitOf(context, params.id);
  const changed = await changeViewing(context, visit, change, editor.name);
  const what = 'cancel' in change ? 'cancelled' : 'moved';
  context.log.info({ editor: editor.id, lead: visit.leadId, viewing: what }, 'An editor changed a viewing');
  await context.audit.record({
    kind: 'lead-changed',
    who: editorActor(editor),
    about: [visit.leadId],
    subject: `viewing: ${what}`,
    address: context.visitorNetwork,
  });
  return Response.json(changed, { headers: noStore });
}

async function visitOf({ visits }: AppLoadContext, id = ''): Promise<Visit> {
  const visit = await visits.byId(id);
  if (visit === null) throw viewingRefusal('gone');
  return visit;
}
