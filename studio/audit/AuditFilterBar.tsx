import { CloseIcon, SyncIcon } from '@sanity/icons';
import { Button, Flex, Select, Stack, TextInput } from '@sanity/ui';
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
        <Labelled label={t('audit.kind')}>
          {(id) => (
            <Select
              id={id}
              fontSize={1}
              padding={3}
              value={filters.kind}
              onChange={({ currentTarget }) => onChange({ ...filters, kind: currentTarget.value })}
            >
              <option value="">{t('audit.every-kind')}</option>
              {auditKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {titleOf(kind)}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
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
