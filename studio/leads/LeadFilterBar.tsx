import { CloseIcon, FilterIcon, SearchIcon } from '@sanity/icons';
import { Box, Button, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { forms } from '../../schemas/forms.ts';
import { stages } from '../../app/leads/stages.ts';
import type { LeadList } from '../../app/office/answers.ts';
import { ExportButton } from '../ExportButton.tsx';
import { Labelled } from '../Labelled.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { useTexts } from '../texts/index.ts';
import { hiddenFilters, parametersOf, type LeadFilters } from './filters.ts';
import type { LeadsApi } from './leads-api.ts';
import { SavedViews } from './SavedViews.tsx';
import { ownersForm, useReasons, useStageTitle } from './words.ts';

interface Props {
  api: LeadsApi;
  filters: LeadFilters;
  list: LeadList | null;
  onChange: (filters: LeadFilters, typing?: boolean) => void;
}

/** The filters of the list, the number of results, and the CSV export. */
export function LeadFilterBar({ api, filters, list, onChange }: Props) {
  const t = useTexts();
  const reasons = useReasons();
  const hidden = hiddenFilters(filters);
  const [isOpen, setIsOpen] = useState(hidden > 0);
  const panel = useId();
  const states = [
    { state: 'open', count: counted(list?.counts, 'open') },
    { state: 'handled', count: counted(list?.counts, 'handled') },
    { state: 'all', count: undefined },
  ] as const;
  const about = filters.property || filters.project;
  return (
    <Stack space={3} padding={3}>
      <Flex gap={1} role="group" aria-label={t('leads.state')}>
        {states.map(({ state, count }) => (
          <Button
            key={state}
            fontSize={1}
            padding={2}
            mode={filters.state === state ? 'default' : 'bleed'}
            aria-pressed={filters.state === state}
            text={count === undefined ? t(`leads.${state}`) : `${t(`leads.${state}`)} (${count})`}
            onClick={() => onChange({ ...filters, state })}
          />
        ))}
      </Flex>
      <SearchBox
        icon={SearchIcon}
        maxLength={100}
        placeholder={t('leads.search')}
        aria-label={t('leads.search')}
        text={filters.text}
        onChange={(text) => onChange({ ...filters, text }, true)}
      />
      <SavedViews filters={filters} onChange={onChange} />
      {about !== '' && (
        <Flex align="center" gap={2}>
          <Text size={1}>{t('leads.about-filter', { name: about })}</Text>
          <Button
            icon={CloseIcon}
            mode="bleed"
            padding={2}
            fontSize={1}
            aria-label={t('site.clear')}
            onClick={() => onChange({ ...filters, property: '', project: '' })}
          />
        </Flex>
      )}
      <Flex gap={2} justify="space-between" wrap="wrap">
        <Button
          icon={FilterIcon}
          mode="ghost"
          fontSize={1}
          padding={2}
          text={hidden === 0 ? t('leads.filters') : `${t('leads.filters')} (${hidden})`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        />
        <ExportButton table={() => api.table(parametersOf(filters))} reasons={reasons} />
      </Flex>
      <Box id={panel} hidden={!isOpen}>
        {isOpen && <Choices filters={filters} list={list} onChange={onChange} />}
      </Box>
    </Stack>
  );
}

function counted(counts: LeadList['counts'] | undefined, state: 'open' | 'handled'): string | undefined {
  if (counts === undefined) return undefined;
  return counts[state] > counts.upTo ? `${counts.upTo}+` : String(counts[state]);
}

function Choices({ filters, list, onChange }: Omit<Props, 'api'>) {
  const t = useTexts();
  const stageTitle = useStageTitle();
  const editors = list?.editors.filter(({ id }) => id !== list.me) ?? [];
  // A stored filter may name an editor whose account is gone.
  const isKnown = ['', 'me', 'nobody', ...editors.map(({ id }) => id)].includes(filters.assigned);
  return (
    <Grid columns={2} gap={3}>
      <Labelled label={t('leads.form')}>
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={2}
            value={filters.form}
            onChange={({ currentTarget }) => onChange({ ...filters, form: currentTarget.value })}
          >
            <option value="">{t('leads.every-form')}</option>
            {forms.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
            <option value={ownersForm}>{t('leads.owners-message')}</option>
          </Select>
        )}
      </Labelled>
      <Labelled label={t('leads.stage')}>
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={2}
            value={filters.stage}
            onChange={({ currentTarget }) => onChange({ ...filters, stage: currentTarget.value })}
          >
            <option value="">{t('leads.every-stage')}</option>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageTitle(stage)}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label={t('leads.follow-up')}>
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={2}
            value={filters.followUp}
            onChange={({ currentTarget }) => onChange({ ...filters, followUp: currentTarget.value })}
          >
            <option value="">{t('leads.follow-up-all')}</option>
            {(['due', 'late', 'any'] as const).map((when) => (
              <option key={when} value={when}>
                {t(`leads.follow-up-${when}`)}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label={t('leads.assigned')}>
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={2}
            value={filters.assigned}
            onChange={({ currentTarget }) => onChange({ ...filters, assigned: currentTarget.value })}
          >
            <option value="">{t('leads.anyone')}</option>
            <option value="me">{t('leads.me')}</option>
            <option value="nobody">{t('leads.nobody')}</option>
            {editors.map((editor) => (
              <option key={editor.id} value={editor.id}>
                {editor.name}
              </option>
            ))}
            {!isKnown && <option value={filters.assigned}>{filters.assigned}</option>}
          </Select>
        )}
      </Labelled>
      {(['from', 'to'] as const).map((name) => (
        <Labelled key={name} label={t(`site.${name}`)}>
          {(id) => (
            <TextInput
              id={id}
              type="date"
              fontSize={1}
              padding={2}
              value={filters[name]}
              onChange={({ currentTarget }) => onChange({ ...filters, [name]: currentTarget.value })}
            />
          )}
        </Labelled>
      ))}
    </Grid>
  );
}
