import { CheckmarkCircleIcon, WarningOutlineIcon } from '@sanity/icons';
import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import type { PartStatus } from '../../app/office/status.ts';
import { useTexts } from '../texts/index.ts';
import { PlainList } from './PlainList.tsx';
import { Section } from './Section.tsx';
import { usePartWords } from './words.ts';

/** Each part of the product: whether it works, or what is wrong and what to do. */
export function StatusParts({ parts }: { parts: readonly PartStatus[] }) {
  const t = useTexts();
  return (
    <Section title={t('status.parts')}>
      <PlainList>
        {parts.map((part, index) => (
          <Card
            as="li"
            key={part.name}
            borderTop={index > 0}
            padding={3}
            tone={part.failure === null ? 'default' : 'caution'}
          >
            <Part part={part} />
          </Card>
        ))}
      </PlainList>
    </Section>
  );
}

function Part({ part: { name, failure } }: { part: PartStatus }) {
  const t = useTexts();
  const { title, advice } = usePartWords()(name);
  return (
    <Flex gap={3} align="flex-start">
      <Text size={1} muted={failure === null}>
        {failure === null ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}
      </Text>
      <Box style={{ width: 167, flex: 'none' }}>
        <Text size={1} weight="medium">
          {title}
        </Text>
      </Box>
      {failure === null ? (
        <Text size={1} muted>
          {t('status.works')}
        </Text>
      ) : (
        <Stack space={3} flex={1} style={{ minWidth: 0 }}>
          <Text size={1} lang="en" style={{ overflowWrap: 'anywhere' }}>
            {failure}
          </Text>
          {advice !== null && (
            <Text size={1} muted>
              {advice}
            </Text>
          )}
        </Stack>
      )}
    </Flex>
  );
}
