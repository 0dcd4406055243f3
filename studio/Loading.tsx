import { Flex, Spinner, Text } from '@sanity/ui';

/** Says that a tool is asking the site. */
export function Loading({ text }: { text: string }) {
  return (
    <Flex gap={3} align="center" role="status">
      <Spinner muted />
      <Text size={1} muted>
        {text}
      </Text>
    </Flex>
  );
}
