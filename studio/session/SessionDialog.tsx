import { Box, Button, Dialog, Stack, Text } from '@sanity/ui';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/index.ts';
import type { SessionLoss } from './session-loss.ts';

interface Props {
  session: SessionLoss;
}

/** Asks an editor whose session has ended to log in again in another window; unsaved text here is saved afterwards. */
export function SessionDialog({ session }: Props) {
  const t = useTexts();
  const lost = useSyncExternalStore(session.subscribe, session.isLost);
  if (!lost) return null;
  return (
    <Dialog id="session-lost" header={t('session.lost')} width={1} zOffset={1_000_000}>
      <Box padding={4}>
        <Stack space={4}>
          <Text>{t('session.kept')}</Text>
          <Button
            as="a"
            href={`/lake/login?origin=${encodeURIComponent(`${location.origin}/studio`)}`}
            target="_blank"
            rel="opener"
            tone="primary"
            text={t('session.log-in')}
          />
        </Stack>
      </Box>
    </Dialog>
  );
}
