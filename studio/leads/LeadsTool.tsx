import { Card, Flex, Text, useMediaIndex } from '@sanity/ui';
import { useCallback, useMemo } from 'react';
import { useRouter, useRouterState } from 'sanity/router';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useTexts } from '../texts/index.ts';
import { siteOrigin } from '../workspace.ts';
import { filtersOf, parametersOf, type LeadFilters } from './filters.ts';
import { LeadFilterBar } from './LeadFilterBar.tsx';
import { LeadList } from './LeadList.tsx';
import { LeadView } from './LeadView.tsx';
import { tellLeadsChanged, useLeads, useLeadsApi } from './use-leads.ts';

/** The media index from which list and lead stand side by side (900 px). */
const wide = 3;

/** What visitors have sent. The office lists, reads and assigns leads, and marks them as handled. */
export function LeadsTool() {
  // Personal data stays on the site's own server: a Studio hosted elsewhere only links to it.
  return siteOrigin() === location.origin ? <LeadsDesk /> : <Elsewhere tool="leads" text="leads.elsewhere" />;
}

function LeadsDesk() {
  const api = useLeadsApi();
  const t = useTexts();
  const { filters, lead, narrow, open } = usePlace();
  const leads = useLeads(api, filters);
  const isWide = useMediaIndex() >= wide;
  const { list, refresh } = leads;
  const onChanged = useCallback(() => {
    tellLeadsChanged();
    void refresh();
  }, [refresh]);
  return (
    <Flex as="main" height="fill" style={{ minHeight: 0 }}>
      {(isWide || lead === null) && (
        <Card
          height="fill"
          borderRight={isWide}
          style={isWide ? { width: 420, flex: 'none' } : { width: '100%' }}
          overflow="auto"
        >
          <LeadFilterBar api={api} filters={filters} list={list} onChange={narrow} />
          <LeadList
            leads={leads}
            filters={filters}
            chosen={lead}
            onClear={() => narrow({ ...filtersOf([]), state: filters.state })}
          />
        </Card>
      )}
      {lead !== null && (
        <Card flex={1} height="fill" overflow="auto" style={{ minWidth: 0 }}>
          <LeadView
            key={lead}
            api={api}
            id={lead}
            list={list}
            onBack={isWide ? null : () => open(null)}
            onChanged={onChanged}
            onNarrow={(about) => narrow({ ...filtersOf([]), state: 'all', ...about })}
          />
        </Card>
      )}
      {lead === null && isWide && (
        <Flex flex={1} align="center" justify="center" padding={5}>
          <Text muted>{t('leads.choose')}</Text>
        </Flex>
      )}
    </Flex>
  );
}

/** The filters and the open lead are kept in the URL, so the browser's back button works. */
function usePlace() {
  const router = useRouter();
  const state = useRouterState();
  const { _searchParams: parameters } = state;
  const address = JSON.stringify(parameters ?? []);
  const filters = useMemo(() => filtersOf(JSON.parse(address)), [address]);
  const lead = typeof state.lead === 'string' ? state.lead : null;
  const place = (id: string | null, next: LeadFilters) => ({
    ...(id === null ? {} : { lead: id }),
    _searchParams: parametersOf(next),
  });
  return {
    filters,
    lead,
    open: (id: string | null) => router.navigate(place(id, filters)),
    /** @param typing replaces the history entry, so that not every letter becomes one */
    narrow: (next: LeadFilters, typing = false) => router.navigate(place(lead, next), { replace: typing }),
  };
}
