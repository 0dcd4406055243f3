import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { PlainList } from '../status/PlainList.tsx';
import { Section } from '../status/Section.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import type { AccountProps } from './account-props.ts';
import { useDevice } from './words.ts';

/** Where one is logged in. */
export function Sessions({ account: { sessions }, isBusy, change }: AccountProps) {
  const t = useTexts();
  const device = useDevice();
  const { short } = useMoments();
  const act = (wanted: Parameters<typeof change>[0]) => {
    if (!isBusy) void change(wanted);
  };
  return (
    <Section title={t('people.sessions')}>
      <PlainList label={t('people.sessions')}>
        {sessions.map((session, index) => (
          <Card as="li" key={session.id} borderTop={index > 0} padding={4}>
            <Flex gap={3} align="center" wrap="wrap">
              <Stack space={2} flex={1} style={{ minWidth: 180 }}>
                <Text size={1} weight="medium">
                  {device(session.device)}
                </Text>
                <Text size={1} muted>
                  {t('people.session-times', { begun: short(session.begunAt), seen: short(session.seenAt) })}
                </Text>
              </Stack>
              {session.isThis ? (
                <Text size={1} muted>
                  {t('people.session-this')}
                </Text>
              ) : (
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text={t('people.session-end')}
                  aria-label={`${t('people.session-end')}: ${device(session.device)}, ${short(session.seenAt)}`}
                  aria-disabled={isBusy}
                  onClick={() => act({ action: 'end-session', id: session.id })}
                />
              )}
            </Flex>
          </Card>
        ))}
      </PlainList>
      {sessions.length > 1 && (
        <Card borderTop padding={4}>
          <Box>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={t('people.sessions-end-others')}
              aria-disabled={isBusy}
              onClick={() => act({ action: 'end-others' })}
            />
          </Box>
        </Card>
      )}
    </Section>
  );
}
