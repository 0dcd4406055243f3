import { TranslateIcon } from '@sanity/icons';
import { Box, Card, Flex, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import { PlainLinks } from '../PlainLinks.tsx';
import { useTexts } from '../texts/index.ts';
import { useLacking } from './use-lacking.ts';

/** The number of texts that are missing in a language in use; leads to their list. Nothing if there are none. */
export function MissingTextsLine() {
  const t = useTexts();
  const { state, lacking } = useLacking();
  const count = lacking.reduce((sum, { missing }) => sum + missing.length, 0);
  if (state !== 'ready' || count === 0) return null;
  return (
    <Card border radius={2} overflow="hidden">
      <PlainLinks>
        <StateLink state={{ panes: [[{ id: 'translations' }], [{ id: 'missing' }]] }}>
          <Box padding={3}>
            <Flex gap={3} align="center">
              <Text size={1} muted>
                <TranslateIcon />
              </Text>
              <Text size={1} weight="medium">
                {t('check.texts', { count })}
              </Text>
            </Flex>
          </Box>
        </StateLink>
      </PlainLinks>
    </Card>
  );
}
