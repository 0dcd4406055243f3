import { Button, Flex, Stack, TextInput } from '@sanity/ui';
import { Choice } from '../Choice.tsx';
import { useCurrentLocale } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { Labelled } from '../Labelled.tsx';
import { languageName } from '../languages/languages-context.ts';
import { SearchBox } from '../SearchBox.tsx';
import { useTexts } from '../texts/index.ts';
import { today } from '../texts/moments.ts';
import type { FigureFilters } from './figures-api.ts';
import { spans, spanUntil } from './spans.ts';

interface Props {
  filters: FigureFilters;
  onChange: (filters: FigureFilters) => void;
}

/** Which days, which visitors, which home. */
export function FigureFilterBar({ filters, onChange }: Props) {
  const t = useTexts();
  const locale = useCurrentLocale().id;
  return (
    <Stack space={3}>
      <Flex gap={1} wrap="wrap" role="group" aria-label={t('figures.period')}>
        {spans.map((span) => {
          const { from, to } = spanUntil(today(), span);
          const isShown = filters.from === from && filters.to === to;
          return (
            <Button
              key={span}
              fontSize={1}
              padding={2}
              mode={isShown ? 'default' : 'ghost'}
              aria-pressed={isShown}
              text={t('figures.weeks', { count: span / 7 })}
              onClick={() => onChange({ ...filters, from, to })}
            />
          );
        })}
      </Flex>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} label={t(`site.${name}`)}>
            {(id) => (
              <TextInput
                id={id}
                type="date"
                fontSize={1}
                padding={3}
                value={filters[name]}
                onChange={({ currentTarget: { value } }) => {
                  // On its way to 2026 a date passes through the year 2.
                  if (value >= '2000') onChange({ ...filters, [name]: value });
                }}
              />
            )}
          </Labelled>
        ))}
        <Choice
          label={t('figures.visitors')}
          value={filters.visitors}
          options={[
            { value: '', title: t('figures.every-language') },
            ...languages.map((language) => ({ value: language, title: languageName(language, locale) })),
          ]}
          onChange={(visitors) => onChange({ ...filters, visitors })}
        />
        <Labelled label={t('figures.property')}>
          {(id) => (
            <SearchBox
              id={id}
              maxLength={64}
              text={filters.property}
              onChange={(property) => onChange({ ...filters, property: property.trim() })}
            />
          )}
        </Labelled>
      </div>
    </Stack>
  );
}
