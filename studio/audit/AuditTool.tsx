import { Button, Card, Heading, Stack, Text } from '@sanity/ui';
import { Failure } from '../Failure.tsx';
import { Loading } from '../Loading.tsx';
import { useMemo, useState } from 'react';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useAsking } from '../session/use-asking.ts';
import { useTexts } from '../texts/index.ts';
import { siteOrigin } from '../workspace.ts';
import { auditApi, noFilters } from './audit-api.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditList } from './AuditList.tsx';
import { useAudit, type AuditInView } from './use-audit.ts';
import { useReasons } from './words.ts';

/** Who did what: for administrators. */
export function AuditTool() {
  return siteOrigin() === location.origin ? <AuditPage /> : <Elsewhere tool="audit" text="audit.elsewhere" />;
}

function AuditPage() {
  const t = useTexts();
  const asking = useAsking();
  const api = useMemo(() => auditApi(asking), [asking]);
  const [filters, setFilters] = useState(noFilters);
  const view = useAudit(api, filters);
  return (
    <Card as="main" height="fill" overflow="auto">
      <Stack space={5} padding={4} paddingBottom={6} style={{ maxWidth: 960, margin: '0 auto' }}>
        <Heading as="h1" size={3}>
          {t('audit.title')}
        </Heading>
        <AuditFilterBar api={api} view={view} filters={filters} onChange={setFilters} />
        <Entries view={view} isNarrowed={filters !== noFilters} />
      </Stack>
    </Card>
  );
}

function Entries({ view: { entries, failure, isAsking, look, older }, isNarrowed }: EntriesProps) {
  const t = useTexts();
  const reasons = useReasons();
  return (
    <>
      {failure !== null && <Failure text={reasons(failure)} onRetry={failure === 'away' ? look : null} />}
      {entries === null && failure === null && <Loading text={t('audit.loading')} />}
      {entries?.length === 0 && (
        <Text size={1} muted role="status">
          {t(isNarrowed ? 'audit.none-found' : 'audit.none-yet')}
        </Text>
      )}
      {entries !== null && entries.length > 0 && <AuditList entries={entries} />}
      {older !== null && (
        <Button
          mode="ghost"
          fontSize={1}
          text={t('audit.older')}
          aria-disabled={isAsking}
          onClick={() => {
            if (!isAsking) older();
          }}
        />
      )}
    </>
  );
}

interface EntriesProps {
  view: AuditInView;
  isNarrowed: boolean;
}
