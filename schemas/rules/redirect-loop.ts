import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { canonicalPathname } from '../../app/addresses/address.ts';
import { leadsBack } from './chain.ts';
import { requiredLink } from './link.ts';
import { askLake, ownIds } from './lake.ts';
import { isRecord } from './record.ts';
import { words } from './words.ts';

interface StoredRedirect {
  from?: string | null;
  to?: string | null;
}

/** A redirect's target must be a complete link that does not lead back, directly or through other redirects. */
export async function checkRedirectTarget(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const link = requiredLink(value);
  if (link !== true) return link;
  const from = context.document?.from;
  if (!isRecord(value) || value.kind !== 'url' || typeof value.url !== 'string' || typeof from !== 'string')
    return true;
  const others = await askLake<StoredRedirect[]>(
    context,
    'drafts',
    `*[_type == "redirect" && !(_id in [$published, $draft]) && to.kind == "url"]{from, "to": to.url}`,
    ownIds(context),
  );
  return redirectLoops({ from, to: value.url }, others) ? words.redirectInCircles : true;
}

/** Whether a redirect leads back to its own path, directly or through others. Ignores encoding, case and last slash. */
export function redirectLoops(own: { from: string; to: string }, others: readonly StoredRedirect[]): boolean {
  const next = new Map(others.map(({ from, to }) => [pathOf(from), pathOf(to)])).set(pathOf(own.from), pathOf(own.to));
  const start = pathOf(own.from);
  return start !== null && leadsBack(start, (at) => next.get(at));
}

/** The canonical path of a URL on this site; null for other URLs. */
function pathOf(address: string | null | undefined): string | null {
  return address?.startsWith('/') ? canonicalPathname(address.split(/[?#]/, 1)[0] ?? '') : null;
}
