import { Link as RouterLink } from '~/ui/Link.tsx';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Link } from './links.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  link: Link;
  children: ReactNode;
}

/** A link made by an editor. */
export function ContentLink({ link, children, ...rest }: Props) {
  const target = link.newWindow ? { target: '_blank', rel: 'noopener' } : {};
  if (link.external || link.href.startsWith('#')) {
    return (
      <a href={link.href} {...target} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={link.href} {...target} {...rest}>
      {children}
    </RouterLink>
  );
}
