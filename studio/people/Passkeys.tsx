import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { NoAnswer } from '../session/site-api.ts';
import { PlainList } from '../status/PlainList.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import type { ProvedProps } from './account-props.ts';
import { makePasskey } from './make-passkey.ts';
import { useDevice, useProblem } from './words.ts';

/** Keys of devices, which log in without a password. */
export function Passkeys({ account: { passkeys }, isBusy, change, proof }: ProvedProps) {
  const t = useTexts();
  const problemText = useProblem();
  const device = useDevice();
  const { day } = useMoments();
  const [problem, setProblem] = useState<string | null>(null);
  const add = async () => {
    const offer = await change({ action: 'offer-passkey', ...proof });
    if (offer instanceof NoAnswer) return setProblem(problemText(offer));
    const answer = await makePasskey(offer.passkeyOptions ?? {});
    if (answer === 'cancelled') return setProblem(null);
    if (answer === 'failed') return setProblem(t('people.problem-passkey-refused'));
    const added = await change({ action: 'add-passkey', answer });
    setProblem(added instanceof NoAnswer ? problemText(added) : null);
  };
  const remove = async (id: string) => {
    const done = await change({ action: 'remove-passkey', id, ...proof });
    setProblem(done instanceof NoAnswer ? problemText(done) : null);
  };
  return (
    <Stack space={4}>
      <Text as="h3" size={1} weight="semibold">
        {t('people.passkeys')}
      </Text>
      <Text size={1}>{t('people.passkeys-help')}</Text>
      {passkeys.length > 0 && (
        <PlainList label={t('people.passkeys')}>
          {passkeys.map(({ id, device: where, createdAt, usedAt }) => (
            <Card as="li" key={id} paddingY={3} borderTop>
              <Flex gap={3} align="center" wrap="wrap">
                <Stack space={2} flex={1} style={{ minWidth: 180 }}>
                  <Text size={1} weight="medium">
                    {device(where)}
                  </Text>
                  <Text size={1} muted>
                    {usedAt === null
                      ? t('people.passkey-unused', { day: day(createdAt) })
                      : t('people.passkey-used', { day: day(createdAt), used: day(usedAt) })}
                  </Text>
                </Stack>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text={t('people.passkey-remove')}
                  aria-label={`${t('people.passkey-remove')}: ${device(where)}, ${day(createdAt)}`}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (!isBusy) void remove(id);
                  }}
                />
              </Flex>
            </Card>
          ))}
        </PlainList>
      )}
      {problem !== null && (
        <Card tone="critical" border padding={3} radius={2} role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      <Box>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text={t('people.passkey-add')}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void add();
          }}
        />
      </Box>
    </Stack>
  );
}
