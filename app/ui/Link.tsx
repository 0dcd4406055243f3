import { forwardRef, type AnchorHTMLAttributes } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** A link to a page of the site: a document, as any other. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(({ to, ...rest }, ref) => (
  <a ref={ref} href={to} {...rest} />
));
Link.displayName = 'Link';
