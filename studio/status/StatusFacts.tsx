import { Box, Flex, Stack, Text } from '@sanity/ui';
import type { Status } from '../../app/office/status.ts';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { Section } from './Section.tsx';
import { useSizes } from './words.ts';

/** Version, start, and sizes. */
export function StatusFacts({ status }: { status: Status }) {
  const t = useTexts();
  const { moment } = useMoments();
  const sizeOf = useSizes();
  const { version, revision, startedAt, storage, backups, lakeQueries } = status;
  const kind = storage.database.kind === 'postgres' ? 'PostgreSQL' : t('status.embedded');
  const backupText = ({ last, count }: NonNullable<Status['backups']>) =>
    last === null
      ? t('status.backup-none')
      : t('status.backup-facts', {
          when: moment(last.at),
          size: sizeOf(last.bytes),
          pictures: last.pictures,
          count,
        });
  const facts = [
    [t('status.version'), revision === null ? version : `${version} (${revision})`],
    ...(startedAt === null ? [] : [[t('status.since'), moment(startedAt)]]),
    [t('status.database'), `${kind}, ${sizeOf(storage.database.bytes)}`],
    [t('status.folder'), sizeOf(storage.folderBytes)],
    [t('status.free'), sizeOf(storage.freeBytes)],
    ...(backups === null ? [] : [[t('status.backup'), backupText(backups)]]),
    ...(lakeQueries === null ? [] : [[t('status.queries'), t('status.query-counts', lakeQueries)]]),
  ];
  return (
    <Section title={t('status.installation')}>
      <Stack as="dl" space={4} padding={3} style={{ margin: 0 }}>
        {facts.map(([name, value]) => (
          <Flex key={name} gap={4}>
            <Box as="dt" style={{ width: 180, flex: 'none' }}>
              <Text size={1} muted>
                {name}
              </Text>
            </Box>
            <Box as="dd" flex={1} style={{ margin: 0, minWidth: 0 }}>
              <Text size={1}>{value}</Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
