import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { noStore, officeEditor } from '~/office/access.server.ts';
import { readingIn } from '~/office/present.server.ts';
import { readDayChange, viewingCalendar, viewingQuestion } from '~/office/viewings.server.ts';

/** `GET /api/viewings?from=2026-11-23&days=14`: the viewings of these days, for the Studio's calendar. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const editor = await officeEditor(request, context);
  const asked = context.resolved.query.get('language');
  const question = viewingQuestion(context.resolved.query);
  const calendar = await viewingCalendar(context, question, await readingIn(context, isLanguage(asked) ? asked : null));
  const leads = calendar.days.flatMap(({ viewings }) => viewings.map(({ lead }) => lead));
  context.log.info({ editor: editor.id, leads }, 'An editor read the calendar of viewings');
  return Response.json(calendar, { headers: noStore });
}

/** `POST /api/viewings`: closes a day, or opens it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const editor = await officeEditor(request, context);
  const { isClosed, ...day } = await readDayChange(request, context.now());
  await context.visits.setClosed(day, isClosed);
  context.log.info({ editor: editor.id, ...day, isClosed }, 'An editor changed a day of the calendar of viewings');
  return Response.json({ ...day, isClosed }, { headers: noStore });
}
