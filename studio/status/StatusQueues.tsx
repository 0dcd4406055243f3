import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useRef } from 'react';
import type { GivenUp, QueueName, QueueStatus, RetryRequest, Status } from '../../app/office/status.ts';
import { useFormTitle } from '../leads/words.ts';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { PlainList } from './PlainList.tsx';
import { Section } from './Section.tsx';
import type { StatusInView } from './use-status.ts';

interface Props {
  view: StatusInView;
  queues: Status['queues'];
}

/** What waits, and what was given up and can be tried again. */
export function StatusQueues({ view, queues }: Props) {
  const t = useTexts();
  return (
    <Section title={t('status.queues')}>
      {(['mails', 'leads', 'jobs'] as const).map((name, index) => (
        <Card key={name} borderTop={index > 0} padding={3}>
          <Queue name={name} queue={queues[name]} view={view} />
        </Card>
      ))}
    </Section>
  );
}

interface QueueProps {
  name: QueueName;
  /** Null if it cannot be read. */
  queue: QueueStatus | null;
  view: StatusInView;
}

function Queue({ name, queue, view: { isAsking, retry, retried } }: QueueProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(`status.${name}`);
  const ask = async (wanted: RetryRequest): Promise<void> => {
    if (isAsking) return;
    // The pressed button is no longer on the page.
    if (await retry(wanted)) heading.current?.focus();
  };
  return (
    <Stack space={3}>
      <Flex gap={4} align="center" wrap="wrap">
        <Box style={{ width: 'min(180px, 35vw)' }}>
          <Heading as="h3" size={0} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {title}
          </Heading>
        </Box>
        {queue === null ? (
          <Text size={1} muted>
            {t('status.unknown')}
          </Text>
        ) : (
          <Flex gap={4}>
            <Text size={1} muted>
              {t('status.waiting', { number: queue.waiting })}
            </Text>
            <Text size={1} muted={queue.givenUpCount === 0} weight={queue.givenUpCount === 0 ? 'regular' : 'medium'}>
              {t('status.given-up', { number: queue.givenUpCount })}
            </Text>
          </Flex>
        )}
        <Box flex={1}>
          <Text size={1} role="status">
            {retried?.queue === name ? t('status.retried', { count: retried.count }) : ''}
          </Text>
        </Box>
        {queue !== null && queue.givenUpCount > 1 && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={t('status.retry-all')}
            aria-label={t('status.retry-all-of', { what: title })}
            aria-disabled={isAsking}
            onClick={() => void ask({ retry: name })}
          />
        )}
      </Flex>
      {queue !== null && queue.givenUp.length > 0 && (
        <PlainList label={title}>
          {queue.givenUp.map((item) => (
            <Card as="li" key={item.id} borderTop paddingY={3}>
              <Item
                item={item}
                isLead={name === 'leads'}
                isAsking={isAsking}
                onRetry={() => void ask({ retry: name, ids: [item.id] })}
              />
            </Card>
          ))}
        </PlainList>
      )}
      {queue !== null && queue.givenUpCount > queue.givenUp.length && (
        <Text size={1} muted>
          {t('status.more', { count: queue.givenUpCount - queue.givenUp.length })}
        </Text>
      )}
    </Stack>
  );
}

interface ItemProps {
  item: GivenUp;
  isLead: boolean;
  isAsking: boolean;
  onRetry: () => void;
}

function Item({ item: { what, at, attempts, reason }, isLead, isAsking, onRetry }: ItemProps) {
  const t = useTexts();
  const { moment } = useMoments();
  const formTitle = useFormTitle();
  const title = isLead ? formTitle(what) : what;
  return (
    <Flex gap={3} align="flex-start">
      <Stack space={3} flex={1} style={{ minWidth: 0 }}>
        <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text size={1} muted>
          <time dateTime={at}>{moment(at)}</time> · {t('status.tries', { count: attempts })}
        </Text>
        {reason !== '' && (
          <Text size={1} lang="en" style={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        )}
      </Stack>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={t('site.retry')}
        aria-label={t('status.retry-what', { what: title })}
        aria-disabled={isAsking}
        onClick={onRetry}
      />
    </Flex>
  );
}
