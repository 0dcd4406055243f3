import { Link as RouterLink, type LinkProps as RouterLinkProps } from '@remix-run/react';
import { forwardRef, type ForwardedRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

/** Pages are not fetched ahead: the browser's build has no code for it (vite.unused-remix.ts). */
type LinkProps = Omit<RouterLinkProps, 'prefetch'>;

/**
 * The router's link. On the server it is the anchor that the router would make of an address of the site: asking where that leads took a
 * fifteenth of a page's time.
 */
export const Link: ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>> = import.meta.env.SSR
  ? forwardRef<HTMLAnchorElement, LinkProps>(ServerLink)
  : RouterLink;

function ServerLink(props: LinkProps, ref: ForwardedRef<HTMLAnchorElement>) {
  // What the router alone reads is no attribute.
  const { to, discover, preventScrollReset, relative, reloadDocument, replace, state, viewTransition, ...anchor } = props; // prettier-ignore
  // Others depend on the page they are on.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} ref={ref} />;
  return <a {...anchor} href={to} data-discover="true" />;
}
