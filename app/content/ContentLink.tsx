import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Link } from './links.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  link: Link;
  children: ReactNode;
}

/** A link made by an editor. */
export function ContentLink({ link, children, ...rest }: Props) {
  const target = link.newWindow ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={link.href} {...target} {...rest}>
      {children}
    </a>
  );
}
