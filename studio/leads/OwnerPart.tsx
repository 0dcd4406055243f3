import { Box, Button, Card, Checkbox, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';
import type { LeadDetails } from '../../app/office/answers.ts';
import { useTexts } from '../texts/index.ts';
import type { OpenLead } from './use-lead.ts';

/** The site's own limit, in characters. */
const longest = 2_000;

interface Props {
  forOwner: NonNullable<LeadDetails['forOwner']>;
  change: OpenLead['change'];
}

/**
 * What the owner of the property sees of a lead: a note on the visitor's opinion, and whether an offer's amount is
 * shown. Needs the lead's id as `key`, which resets the typed text.
 */
export function OwnerPart({ forOwner: { note, showsAmount }, change }: Props) {
  const t = useTexts();
  const field = useId();
  /** Null shows the stored note. The typed text is kept if saving fails. */
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const text = typed?.text ?? note;
  /** What a colleague has written meanwhile, which saving would replace. */
  const theirs = typed !== null && typed.over !== note && typed.text.trim() !== note ? note : null;
  const save = async (): Promise<void> => {
    // Keep what was typed while saving.
    if (await change({ ownerNote: text.trim(), ownerNoteBefore: note }))
      setTyped((now) => (now === typed ? null : now));
  };
  return (
    <Stack space={3} as="section">
      <Heading as="h2" size={1}>
        {t('leads.for-owner')}
      </Heading>
      <Card border radius={2} padding={3}>
        <Stack space={4}>
          <Stack space={3}>
            <Text as="label" htmlFor={field} size={1} weight="medium">
              {t('leads.owner-note')}
            </Text>
            <Text id={`${field}-help`} size={1} muted>
              {t('leads.owner-note-help')}
            </Text>
            <TextArea
              id={field}
              aria-describedby={`${field}-help`}
              fontSize={1}
              rows={4}
              maxLength={longest}
              value={text}
              onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, over: typed?.over ?? note })}
            />
            {theirs !== null && (
              <Card tone="caution" border radius={2} padding={3} role="status">
                <Stack space={3}>
                  <Text size={1} weight="medium">
                    {t('leads.owner-note-theirs')}
                  </Text>
                  <Text size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {theirs}
                  </Text>
                </Stack>
              </Card>
            )}
            <Box>
              <Button
                mode="ghost"
                fontSize={1}
                padding={3}
                disabled={text.trim() === note}
                text={t('leads.owner-note-save')}
                onClick={() => void save()}
              />
            </Box>
          </Stack>
          {showsAmount !== null && (
            <Flex as="label" align="center" gap={3}>
              <Checkbox
                checked={showsAmount}
                onChange={({ currentTarget }) => void change({ showsAmount: currentTarget.checked })}
              />
              <Text size={1}>{t('leads.shows-amount')}</Text>
            </Flex>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
