import { Card, Heading, Stack } from '@sanity/ui';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A titled part of the page, in a frame. */
export function Section({ title, children }: Props) {
  const heading = useId();
  return (
    <Stack as="section" space={3} aria-labelledby={heading}>
      <Heading as="h2" size={1} id={heading}>
        {title}
      </Heading>
      <Card border radius={2}>
        {children}
      </Card>
    </Stack>
  );
}
