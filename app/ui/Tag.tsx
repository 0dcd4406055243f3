import type { ReactNode } from 'react';

/** A state in a word or two, such as "new" on a picture. It does nothing when pressed. */
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
