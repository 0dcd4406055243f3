import { redirect, type AppLoadContext } from '@remix-run/node';
import { formatAddress } from '~/addresses/address.ts';
import { ownerLoginPath, ownerPath } from '~/addresses/entity-paths.ts';
import { matchPathname, type Target } from '~/addresses/match.ts';
import type { Language } from '~/i18n/languages.ts';
import { notFound, viewVisit, type Visit } from '~/site/visit.server.ts';
import type { Owner } from './owners.server.ts';

type PortalView = 'ownerProperties' | 'ownerProperty' | 'ownerAccount';
type VisitOf<View extends PortalView> = Visit & { target: Extract<Target, { view: View }> };

/**
 * A page of the portal, and the owner who requests it. Without a session, redirects to the login, which leads back.
 *
 * @throws {Response} the redirect, or a 404
 */
export async function ownerVisit<View extends PortalView>(
  context: AppLoadContext,
  request: Request,
  view: View,
): Promise<{ visit: VisitOf<View>; owner: Owner }> {
  const visit = await viewVisit(context, view);
  const owner = await context.portal.access.ownerOf(request);
  if (owner === null) throw redirect(ownerLoginPath(visit.language, visit.path), 303);
  return { visit, owner };
}

/**
 * The id of a property that currently belongs to the owner. Other properties respond like unknown ones, so that neither
 * can be told from the other.
 *
 * @throws {Response} a 404
 */
export async function ownProperty({ portal }: AppLoadContext, owner: Owner | null, id: string): Promise<string> {
  // The database rejects text with zero bytes.
  const known = id.includes('\0') ? '' : id.toLowerCase();
  if (owner === null || !(await portal.owners.owns(owner.id, known))) throw notFound();
  return known;
}

/** The path after a login: the requested page of the portal, never another site or page. */
export function afterLogin(next: string | null, language: Language): string {
  // Parsed like browsers do, which treat `/\\other.example` as another site and `..` as the parent.
  const here = 'http://here.invalid';
  const url = next !== null && URL.canParse(next, here) ? new URL(next, here) : null;
  const address = url?.origin === here ? matchPathname(url.pathname) : null;
  return address !== null && !address.preview && 'page' in address.target && address.target.page === 'owner'
    ? formatAddress(address)
    : ownerPath(language);
}
