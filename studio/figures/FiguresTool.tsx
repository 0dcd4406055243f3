import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useTexts } from '../texts/index.ts';
import { today } from '../texts/moments.ts';
import { siteOrigin } from '../workspace.ts';
import { FigureFilterBar } from './FigureFilterBar.tsx';
import { FigurePart } from './FigurePart.tsx';
import { spanUntil } from './spans.ts';
import { useFigures, type FiguresInView } from './use-figures.ts';
import { useReasons } from './words.ts';

/** What visitors did: views, leads, kept homes and searches without results. */
export function FiguresTool() {
  return siteOrigin() === location.origin ? <FiguresPage /> : <Elsewhere tool="figures" text="figures.elsewhere" />;
}

function FiguresPage() {
  const t = useTexts();
  const [filters, setFilters] = useState(() => ({ ...spanUntil(today(), 91), visitors: '', property: '' }));
  const view = useFigures(filters);
  const { answer, failure, isAsking } = view;
  return (
    <Card as="main" height="fill" overflow="auto">
      <Stack space={5} padding={4} paddingBottom={6} style={{ maxWidth: 960, margin: '0 auto' }}>
        <Heading as="h1" size={3}>
          {t('figures.title')}
        </Heading>
        <Text size={1} muted>
          {t('figures.help')}
        </Text>
        <FigureFilterBar filters={filters} onChange={setFilters} />
        {failure !== null && <Failure view={view} />}
        {answer === null && failure === null && (
          <Flex gap={3} align="center" role="status">
            <Spinner muted />
            <Text size={1} muted>
              {t('figures.loading')}
            </Text>
          </Flex>
        )}
        <div aria-busy={isAsking} style={{ display: 'grid', gap: 40, minWidth: 0, opacity: isAsking ? 0.6 : 1 }}>
          {answer?.tables.map((table) => (
            <FigurePart key={table.name} table={table} download={() => view.api.table(filters, table.name)} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

function Failure({ view: { failure, look } }: { view: FiguresInView }) {
  const t = useTexts();
  const reasons = useReasons();
  if (failure === null) return null;
  return (
    <Card tone="critical" border padding={3} radius={2} role="alert">
      <Stack space={3}>
        <Text size={1}>{reasons(failure)}</Text>
        {failure === 'away' && (
          <Box>
            <Button mode="ghost" fontSize={1} padding={2} text={t('site.retry')} onClick={look} />
          </Box>
        )}
      </Stack>
    </Card>
  );
}
