import { CloseIcon, SyncIcon } from '@sanity/icons';
import { Button, Flex, Stack, TextInput } from '@sanity/ui';
import { Choice } from '../Choice.tsx';
import { auditKinds } from '../../app/platform/audit-entry.ts';
import { ExportButton } from '../ExportButton.tsx';
import { Labelled } from '../Labelled.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { useTexts } from '../texts/index.ts';
import { noFilters, type AuditApi, type AuditFilters } from './audit-api.ts';
import type { AuditInView } from './use-audit.ts';
import { useKindTitle, useReasons } from './words.ts';

interface Props {
  api: AuditApi;
  view: AuditInView;
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

/** The filters, and what can be done with the list. */
export function AuditFilterBar({ api, view, filters, onChange }: Props) {
  const t = useTexts();
  const titleOf = useKindTitle();
  const reasons = useReasons();
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  return (
    <Stack space={3}>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        <Choice
          label={t('audit.kind')}
          value={filters.kind}
          options={[
            { value: '', title: t('audit.every-kind') },
            ...auditKinds.map((kind) => ({ value: kind, title: titleOf(kind) })),
          ]}
          onChange={(kind) => onChange({ ...filters, kind })}
        />
        <Labelled label={t('audit.who')}>
          {(id) => (
            <SearchBox id={id} maxLength={254} text={filters.who} onChange={(who) => onChange({ ...filters, who })} />
          )}
        </Labelled>
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} label={t(`site.${name}`)}>
            {(id) => (
              <TextInput
                id={id}
                type="date"
                fontSize={1}
                padding={3}
                value={filters[name]}
                onChange={({ currentTarget }) => onChange({ ...filters, [name]: currentTarget.value })}
              />
            )}
          </Labelled>
        ))}
      </div>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          icon={SyncIcon}
          text={t('site.look')}
          aria-disabled={view.isAsking}
          onClick={() => {
            if (!view.isAsking) view.look();
          }}
        />
        <ExportButton table={() => api.table(filters)} reasons={reasons} />
        {isNarrowed && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={CloseIcon}
            text={t('site.clear')}
            onClick={() => onChange(noFilters)}
          />
        )}
      </Flex>
    </Stack>
  );
}
