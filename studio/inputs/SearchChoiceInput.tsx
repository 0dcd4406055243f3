import { Autocomplete, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { set, unset, useCurrentLocale, useFormValue, type StringInputProps } from 'sanity';
import { isLanguage } from '../../app/i18n/languages.ts';
import { useTexts } from '../texts/index.ts';
import { fetchChoices, type ChosenKind, type SearchChoice } from './search-choices.ts';

/** A search in the towns or types that the site has; a plain field for the code when the site does not answer. */
export function SearchChoiceInput({
  kind,
  help,
  ...props
}: StringInputProps & { kind: ChosenKind; help: string | null }) {
  const t = useTexts();
  const { value, onChange, readOnly, elementProps, path } = props;
  const choices = useChoices(kind);
  // Of a list of projects the homes are not what it shows.
  const countsHomes = useFormValue([...path.slice(0, -3), '_type']) === 'propertyListModule';
  if (choices === 'failed') {
    return (
      <Stack space={2}>
        <Text size={1} muted>
          {help}
        </Text>
        {props.renderDefault(props)}
      </Stack>
    );
  }
  const found = choices?.find((choice) => choice.value === value?.toLowerCase());
  const homes = ({ homes: count }: SearchChoice) => t('choice.homes', { count });
  return (
    <Stack space={2}>
      <Autocomplete
        id={elementProps.id}
        value={value}
        options={choices ?? []}
        loading={choices === null}
        readOnly={readOnly}
        openButton
        placeholder={t('choice.search')}
        filterOption={(query, { title }) => title.toLowerCase().includes(query.trim().toLowerCase())}
        renderValue={(stored) => found?.title ?? stored}
        renderOption={(choice) => (
          <Card as="button" type="button" padding={3}>
            <Flex gap={3} justify="space-between">
              <Text size={1}>{choice.title}</Text>
              {countsHomes && (
                <Text size={1} muted>
                  {homes(choice)}
                </Text>
              )}
            </Flex>
          </Card>
        )}
        onChange={(chosen) => onChange(chosen === '' ? unset() : set(chosen))}
      />
      {value !== undefined && choices !== null && (found === undefined || countsHomes) && (
        <Text size={1} muted>
          {found === undefined ? t('choice.unknown', { value }) : homes(found)}
        </Text>
      )}
    </Stack>
  );
}

/** Null until the site has answered. */
function useChoices(kind: ChosenKind): SearchChoice[] | 'failed' | null {
  const [language = 'en'] = useCurrentLocale().id.split('-');
  const [answer, setAnswer] = useState<{ kind: ChosenKind; choices: SearchChoice[] | 'failed' } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchChoices(kind, isLanguage(language) ? language : 'en', abort.signal).then(
      (choices) => setAnswer({ kind, choices }),
      () => {
        if (!abort.signal.aborted) setAnswer({ kind, choices: 'failed' });
      },
    );
    return () => abort.abort();
  }, [kind, language]);
  return answer?.kind === kind ? answer.choices : null;
}
