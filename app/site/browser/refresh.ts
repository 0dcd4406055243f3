import { takeOver } from '~/ui/islands/take-over.ts';
import { readPage } from '~/ui/islands/trusted-html.ts';

/** Updates the page to its current version on the server. If the request fails, the page stays as it is. */
export async function refreshPage(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (answer === null || !(answer.headers.get('Content-Type') ?? '').startsWith('text/html')) return;
  await takeOver(await readPage(answer));
}
