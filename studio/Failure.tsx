import { Box, Button, Card, Stack, Text } from '@sanity/ui';
import { useTexts } from './texts/index.ts';

interface Props {
  /** What is wrong, in the editor's language. */
  text: string;
  /** Null where trying again would not help. */
  onRetry: (() => void) | null;
}

/** Why a tool has nothing to show. */
export function Failure({ text, onRetry }: Props) {
  const t = useTexts();
  return (
    <Card tone="critical" border padding={3} radius={2} role="alert">
      <Stack space={3}>
        <Text size={1}>{text}</Text>
        {onRetry !== null && (
          <Box>
            <Button mode="ghost" fontSize={1} padding={2} text={t('site.retry')} onClick={onRetry} />
          </Box>
        )}
      </Stack>
    </Card>
  );
}
