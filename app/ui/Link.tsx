import { forwardRef, type AnchorHTMLAttributes } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** A plain link to a page of the site; there is no client-side routing. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(({ to, ...rest }, ref) => (
  <a ref={ref} href={to} {...rest} />
));
Link.displayName = 'Link';
