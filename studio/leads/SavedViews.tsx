import { TrashIcon, AddIcon } from '@sanity/icons';
import { Button, Flex, TextInput, useToast } from '@sanity/ui';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../texts/index.ts';
import { filtersOf, isNarrowed, parametersOf, type LeadFilters } from './filters.ts';
import { longestName, useSavedViews } from './use-saved-views.ts';

interface Props {
  filters: LeadFilters;
  onChange: (filters: LeadFilters) => void;
}

const same = (one: LeadFilters, other: LeadFilters): boolean =>
  JSON.stringify(parametersOf(one)) === JSON.stringify(parametersOf(other));

/** The filters that an editor has given a name. */
export function SavedViews({ filters, onChange }: Props) {
  const t = useTexts();
  const toast = useToast();
  const { views, save } = useSavedViews();
  const [name, setName] = useState<string | null>(null);
  if (views === null) return null;
  const current = views.find((view) => same(filtersOf(view.parameters), filters));
  const isKeepable = current === undefined && (isNarrowed(filters) || filters.state !== 'open');
  // An empty row would leave a gap.
  if (views.length === 0 && !isKeepable) return null;
  const store = async (next: typeof views): Promise<void> => {
    if (await save(next)) setName(null);
    else toast.push({ status: 'error', title: t('leads.view-not-saved') });
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const title = name?.trim() ?? '';
    if (title === '') return;
    // The same name replaces the view.
    void store([...views.filter((view) => view.name !== title), { name: title, parameters: parametersOf(filters) }]);
  };
  return (
    <Flex gap={1} wrap="wrap" align="center" role="group" aria-label={t('leads.views')}>
      {views.map((view) => (
        <Button
          key={view.name}
          fontSize={1}
          padding={2}
          mode={view === current ? 'default' : 'ghost'}
          aria-pressed={view === current}
          text={view.name}
          onClick={() => onChange(filtersOf(view.parameters))}
        />
      ))}
      {current !== undefined && (
        <Button
          fontSize={1}
          padding={2}
          mode="bleed"
          icon={TrashIcon}
          aria-label={t('leads.view-remove', { name: current.name })}
          onClick={() => void store(views.filter((view) => view !== current))}
        />
      )}
      {isKeepable && name === null && (
        <Button
          fontSize={1}
          padding={2}
          mode="bleed"
          icon={AddIcon}
          text={t('leads.view-save')}
          onClick={() => setName('')}
        />
      )}
      {isKeepable && name !== null && (
        <form onSubmit={add} style={{ flex: '1 1 100%' }}>
          <Flex gap={1}>
            <div style={{ flex: 1, minWidth: 0 }}>
              <TextInput
                autoFocus
                fontSize={1}
                padding={2}
                maxLength={longestName}
                aria-label={t('leads.view-name')}
                placeholder={t('leads.view-name')}
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            </div>
            <Button type="submit" fontSize={1} padding={2} mode="ghost" text={t('leads.view-keep')} />
            <Button fontSize={1} padding={2} mode="bleed" text={t('leads.view-cancel')} onClick={() => setName(null)} />
          </Flex>
        </form>
      )}
    </Flex>
  );
}
