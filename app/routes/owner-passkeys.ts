import type { ActionFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages.ts';
import { passkeyStep } from '~/owners/passkeys/steps.server.ts';

/** `POST /api/owner/nl/passkeys/login`: a step of a passkey ceremony, as JSON. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { language, step = '' } = params;
  if (!isLanguage(language)) return Response.json({}, { status: 404 });
  return passkeyStep(context, request, language, step);
}

export function loader() {
  return Response.json({}, { status: 405, headers: { Allow: 'POST' } });
}
