import { Card, Heading, Stack, Text } from '@sanity/ui';
import { Failure } from '../Failure.tsx';
import { Loading } from '../Loading.tsx';
import { useState } from 'react';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useTexts } from '../texts/index.ts';
import { today } from '../texts/moments.ts';
import { siteOrigin } from '../workspace.ts';
import { FigureFilterBar } from './FigureFilterBar.tsx';
import { FigurePart } from './FigurePart.tsx';
import { spanUntil } from './spans.ts';
import { useFigures } from './use-figures.ts';
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
  const reasons = useReasons();
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
        {failure !== null && <Failure text={reasons(failure)} onRetry={failure === 'away' ? view.look : null} />}
        {answer === null && failure === null && <Loading text={t('figures.loading')} />}
        <div aria-busy={isAsking} style={{ display: 'grid', gap: 40, minWidth: 0, opacity: isAsking ? 0.6 : 1 }}>
          {answer?.tables.map((table) => (
            <FigurePart key={table.name} table={table} download={() => view.api.table(filters, table.name)} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
