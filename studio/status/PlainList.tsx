import { Stack } from '@sanity/ui';
import type { ReactNode } from 'react';

interface Props {
  label?: string;
  children: ReactNode;
}

/** A list whose rows have their own frames. */
export function PlainList({ label, children }: Props) {
  return (
    <Stack as="ul" aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}
