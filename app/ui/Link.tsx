import { Link as RouterLink, type LinkProps } from '@remix-run/react';
import { forwardRef, type ForwardedRef } from 'react';

/**
 * The router's link. On the server it is the anchor that the router would make of an address of the site: asking where that leads took a
 * fifteenth of a page's time.
 */
export const Link = import.meta.env.SSR ? forwardRef<HTMLAnchorElement, LinkProps>(ServerLink) : RouterLink;

function ServerLink(props: LinkProps, ref: ForwardedRef<HTMLAnchorElement>) {
  // What the router alone reads is no attribute.
  const { to, discover, prefetch, preventScrollReset, relative, reloadDocument, replace, state, viewTransition, ...anchor } = props; // prettier-ignore
  // Others depend on the page they are on.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} ref={ref} />;
  return <a {...anchor} href={to} data-discover="true" />;
}
