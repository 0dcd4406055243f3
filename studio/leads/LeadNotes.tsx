import { Box, Button, Card, Heading, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';
import type { LeadDetails } from '../../app/office/answers.ts';
import { PlainList } from '../status/PlainList.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import type { OpenLead } from './use-lead.ts';

/** The site's own limit, in characters. */
const longest = 2_000;

interface Props {
  notes: LeadDetails['notes'];
  change: OpenLead['change'];
}

/** What the office wrote for itself. Notes are only added. Needs the lead's id as `key`, which resets the typed text. */
export function LeadNotes({ notes, change }: Props) {
  const t = useTexts();
  const { moment } = useMoments();
  const field = useId();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<void> => {
    setIsBusy(true);
    // The typed text is kept if it could not be saved.
    if (await change({ note: { id: crypto.randomUUID(), text: text.trim() } })) setText('');
    setIsBusy(false);
  };
  return (
    <Stack space={3} as="section">
      <Heading as="h2" size={1}>
        {t('leads.notes')}
      </Heading>
      <Card border radius={2}>
        {notes.length > 0 && (
          <PlainList label={t('leads.notes')}>
            {notes.map(({ id, by, at, text: written }, index) => (
              <Card as="li" key={id} borderTop={index > 0} padding={3}>
                <Stack space={3}>
                  <Text size={1} muted>
                    {by.name} · <time dateTime={at}>{moment(at)}</time>
                  </Text>
                  <Text size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {written}
                  </Text>
                </Stack>
              </Card>
            ))}
          </PlainList>
        )}
        <Card borderTop={notes.length > 0} padding={3}>
          <Stack space={3}>
            <Text as="label" htmlFor={field} size={1} weight="medium">
              {t('leads.note')}
            </Text>
            <Text id={`${field}-help`} size={1} muted>
              {t('leads.note-help')}
            </Text>
            <TextArea
              id={field}
              aria-describedby={`${field}-help`}
              fontSize={1}
              rows={3}
              maxLength={longest}
              readOnly={isBusy}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Box>
              <Button
                mode="ghost"
                fontSize={1}
                padding={3}
                disabled={isBusy || text.trim() === ''}
                text={t('leads.note-add')}
                onClick={() => void add()}
              />
            </Box>
          </Stack>
        </Card>
      </Card>
    </Stack>
  );
}
