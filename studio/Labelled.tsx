import { Stack, Text } from '@sanity/ui';
import { useId, type ReactNode } from 'react';

/** A field of a tool with its label above it. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack space={2}>
      <Text as="label" htmlFor={id} size={1} muted>
        {label}
      </Text>
      {children(id)}
    </Stack>
  );
}
