import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { noStore, officeEditor } from '~/office/access.server.ts';
import { figureCsv, figureQuestion, figuresAnswer } from '~/office/figures.server.ts';
import { readingIn } from '~/office/present.server.ts';
import { csvAnswer } from '~/platform/csv.ts';

/**
 * `GET /api/figures?from=2026-09-01&to=2026-11-29`: what visitors did, for the Studio; with `section=weeks` one of the
 * tables as CSV. Sums only, nothing about persons. For those who read leads.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await officeEditor(request, context);
  const { query } = context.resolved;
  const asked = query.get('language');
  const question = figureQuestion(query, context.now());
  const answer = await figuresAnswer(context, question, await readingIn(context, isLanguage(asked) ? asked : null));
  const { section } = question;
  if (section === null) return Response.json(answer, { headers: noStore });
  return csvAnswer(figureCsv(answer, section), `${section}-${answer.from}-${answer.to}.csv`);
}
