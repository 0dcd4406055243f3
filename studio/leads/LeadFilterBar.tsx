import { CloseIcon, FilterIcon, SearchIcon } from '@sanity/icons';
import { Box, Button, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui';
import { Choice } from '../Choice.tsx';
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
      <Choice
        label={t('leads.form')}
        padding={2}
        value={filters.form}
        options={[
          { value: '', title: t('leads.every-form') },
          ...forms.map(({ name, title }) => ({ value: name, title })),
          { value: ownersForm, title: t('leads.owners-message') },
        ]}
        onChange={(form) => onChange({ ...filters, form })}
      />
      <Choice
        label={t('leads.stage')}
        padding={2}
        value={filters.stage}
        options={[
          { value: '', title: t('leads.every-stage') },
          ...stages.map((stage) => ({ value: stage, title: stageTitle(stage) })),
        ]}
        onChange={(stage) => onChange({ ...filters, stage })}
      />
      <Choice
        label={t('leads.follow-up')}
        padding={2}
        value={filters.followUp}
        options={[
          { value: '', title: t('leads.follow-up-all') },
          ...(['due', 'late', 'any'] as const).map((when) => ({ value: when, title: t(`leads.follow-up-${when}`) })),
        ]}
        onChange={(followUp) => onChange({ ...filters, followUp })}
      />
      <Choice
        label={t('leads.assigned')}
        padding={2}
        value={filters.assigned}
        options={[
          { value: '', title: t('leads.anyone') },
          { value: 'me', title: t('leads.me') },
          { value: 'nobody', title: t('leads.nobody') },
          ...editors.map(({ id, name }) => ({ value: id, title: name })),
          ...(isKnown ? [] : [{ value: filters.assigned, title: filters.assigned }]),
        ]}
        onChange={(assigned) => onChange({ ...filters, assigned })}
      />
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
