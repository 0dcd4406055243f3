import type { LoaderFunctionArgs } from '@remix-run/node';
import { challengeLimit } from '~/forms/captcha/limits.server.ts';
import { isForm } from '~/forms/forms.server.ts';
import { readSite } from '~/site/site.server.ts';

/** `GET /api/captcha/testimonial?kind=proofOfWork`: a form's challenge (without `kind`, characters), or 404. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { form = '' } = params;
  const { captcha, limits, visitorNetwork } = context;
  const headers = { 'Cache-Control': 'no-store' };
  const asked = isForm(form) ? captcha.asked(form, (await readSite(context)).settings?.captcha) : null;
  if (asked === null) return Response.json({}, { status: 404, headers });
  if (!(await limits.take(challengeLimit, visitorNetwork))) return Response.json({}, { status: 429, headers });
  const isWork = asked.kind === 'proofOfWork' && new URL(request.url).searchParams.get('kind') === 'proofOfWork';
  return Response.json(isWork ? { work: await captcha.newWork(form) } : { token: captcha.newCharacters(form) }, {
    headers,
  });
}
