import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { ListingsRun, OwnersRun, Status } from '../../app/office/status.ts';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { PlainList } from './PlainList.tsx';
import { Section } from './Section.tsx';

/** The last imports: when, from where, what they changed and set aside. */
export function StatusImports({ imports }: { imports: Status['imports'] }) {
  const t = useTexts();
  if (imports === null)
    return (
      <Section title={t('status.imports')}>
        <Box padding={3}>
          <Text size={1} muted>
            {t('status.unknown')}
          </Text>
        </Box>
      </Section>
    );
  const { listings, owners } = imports;
  return (
    <Section title={t('status.imports')}>
      <Card padding={3}>
        <Run title={t('status.listings')} run={listings} never={t('status.never-listings')}>
          {listings !== null && <Line>{listings.source}</Line>}
          {listings?.counts != null && (
            <>
              <Line>{t('status.changes', listings.counts.listings)}</Line>
              <Line>
                {t('status.projects')}: {t('status.changes', listings.counts.projects)}
              </Line>
            </>
          )}
        </Run>
      </Card>
      <Card padding={3} borderTop>
        <Run title={t('status.owners')} run={owners} never={t('status.never-owners')}>
          {owners?.counts != null && <Line>{t('status.owner-counts', owners.counts)}</Line>}
        </Run>
      </Card>
    </Section>
  );
}

interface RunProps {
  title: string;
  run: ListingsRun | OwnersRun | null;
  never: string;
  /** What it changed. */
  children: ReactNode;
}

function Run({ title, run, never, children }: RunProps) {
  const t = useTexts();
  const { moment } = useMoments();
  return (
    <Flex gap={4} align="flex-start">
      <Box style={{ width: 180, flex: 'none' }}>
        <Heading as="h3" size={0}>
          {title}
        </Heading>
      </Box>
      <Stack space={3} flex={1} style={{ minWidth: 0 }}>
        {run === null ? (
          <Text size={1} muted>
            {never}
          </Text>
        ) : (
          <>
            <Text size={1}>
              <time dateTime={run.finishedAt}>{moment(run.finishedAt)}</time>
            </Text>
            {run.failure !== null && (
              <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
                {t('status.import-failed', { reason: run.failure })}
              </Text>
            )}
            {children}
            {run.setAsideCount > 0 && <Line>{t('status.set-aside', { number: run.setAsideCount })}</Line>}
            {run.setAside.length > 0 && (
              <PlainList label={t('status.set-aside', { number: run.setAsideCount })}>
                {run.setAside.map(({ record, reason }, index) => (
                  <Box as="li" key={index} paddingY={2}>
                    <Text size={1} lang="en" style={{ overflowWrap: 'anywhere' }}>
                      {record}: {reason}
                    </Text>
                  </Box>
                ))}
              </PlainList>
            )}
            {run.setAsideCount > run.setAside.length && (
              <Line>{t('status.more', { count: run.setAsideCount - run.setAside.length })}</Line>
            )}
          </>
        )}
      </Stack>
    </Flex>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}
