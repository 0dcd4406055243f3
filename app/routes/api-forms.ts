import type { ActionFunctionArgs } from '@remix-run/node';
import { isForm } from '~/forms/forms.server.ts';
import { submitForm } from '~/forms/submit.server.ts';
import { isLanguage } from '~/i18n/languages.ts';

/** Receives forms from pages with scripts; without scripts a form is posted to its own page. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { language, form = '' } = params;
  if (!isForm(form) || !isLanguage(language)) return Response.json({}, { status: 404 });
  const outcome = await submitForm(context, request, form, language);
  if ('location' in outcome) return Response.json(outcome);
  return Response.json(outcome.result, { status: outcome.status });
}

export function loader() {
  return Response.json({}, { status: 405, headers: { Allow: 'POST' } });
}
