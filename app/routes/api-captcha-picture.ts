import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawingLimit } from '~/forms/captcha/limits.server.ts';

/** `GET /api/captcha-picture?challenge=…`: a captcha's characters as a picture. 404 if missing or expired. */
export async function loader({ request, context: { captcha, limits, visitorNetwork } }: LoaderFunctionArgs) {
  if (!(await limits.take(drawingLimit, visitorNetwork))) throw new Response(null, { status: 429 });
  const picture = await captcha.picture(new URL(request.url).searchParams.get('challenge') ?? '');
  if (picture === null) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' },
  });
}
