import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawingLimit } from '~/forms/captcha/limits.server.ts';
import { isLanguage } from '~/i18n/languages.ts';

/** `GET /api/captcha-sound?challenge=…&language=nl`: a captcha's alternative in digits. 404 if missing or expired. */
export async function loader({ request, context: { captcha, limits, visitorNetwork } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = query.get('language');
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
  if (!(await limits.take(drawingLimit, visitorNetwork))) throw new Response(null, { status: 429 });
  const sound = await captcha.sound(query.get('challenge') ?? '', language);
  if (sound === null) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(sound), { headers: { 'Content-Type': 'audio/wav', 'Cache-Control': 'no-store' } });
}
