import type { ReactNode } from 'react';

/** A short status label, such as "new" on a picture. Not interactive. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'good' | 'highlight' | undefined;
  children: ReactNode;
}) {
  return (
    <span className="tag" data-tone={tone === 'plain' ? undefined : tone}>
      {children}
    </span>
  );
}
