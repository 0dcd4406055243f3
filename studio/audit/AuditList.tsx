import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import type { AuditEntry } from '../../app/platform/audit-entry.ts';
import { PlainList } from '../status/PlainList.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { useActorText, useKindTitle } from './words.ts';

/** The entries, newest first. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts();
  return (
    <Card border radius={2}>
      <PlainList label={t('audit.list')}>
        {entries.map((entry, index) => (
          <Card as="li" key={entry.id} borderTop={index > 0} padding={3} tone={entry.failed ? 'caution' : 'default'}>
            <Entry entry={entry} />
          </Card>
        ))}
      </PlainList>
    </Card>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  const titleOf = useKindTitle();
  const actorText = useActorText();
  const { moment } = useMoments();
  const { at, kind, who, subject, network, failed } = entry;
  return (
    <Stack space={3}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Flex gap={2} align="center">
          <Text size={1} weight="semibold">
            {titleOf(kind)}
          </Text>
          {failed && (
            <Badge tone="caution" fontSize={0}>
              {t('audit.failed')}
            </Badge>
          )}
        </Flex>
        <Text size={1} muted>
          <time dateTime={at}>{moment(at)}</time>
        </Text>
      </Flex>
      <Text size={1} style={{ overflowWrap: 'anywhere' }}>
        {actorText(who)}
        {network !== null && ` · ${network}`}
      </Text>
      {subject !== '' && (
        <Text size={1} muted lang="en" style={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
      )}
      <About entry={entry} />
    </Stack>
  );
}

/** More are in the export. */
const mostShown = 5;

function About({ entry: { kind, about } }: { entry: AuditEntry }) {
  const t = useTexts();
  if (about.length === 0) return null;
  const isDocument = kind === 'published' || kind === 'unpublished';
  return (
    <Flex gap={3} wrap="wrap">
      {about.slice(0, mostShown).map((id) => (
        <Box key={id} style={{ minWidth: 0 }}>
          <Text size={0} muted style={{ overflowWrap: 'anywhere' }}>
            {isDocument ? (
              <IntentLink intent="edit" params={{ id }}>
                {id}
              </IntentLink>
            ) : (
              id
            )}
          </Text>
        </Box>
      ))}
      {about.length > mostShown && (
        <Text size={0} muted>
          {t('status.more', { count: about.length - mostShown })}
        </Text>
      )}
    </Flex>
  );
}
