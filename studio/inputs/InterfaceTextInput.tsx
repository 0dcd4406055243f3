import { Autocomplete, Card, Stack, Text } from '@sanity/ui';
import { set, unset, type StringInputProps } from 'sanity';
import { dictionaryKeys, type Dictionary } from '../../app/i18n/dictionary.ts';
import de from '../../app/i18n/dictionaries/de.ts';
import en from '../../app/i18n/dictionaries/en.ts';
import fr from '../../app/i18n/dictionaries/fr.ts';
import nl from '../../app/i18n/dictionaries/nl.ts';
import { languageNames, languages, type Language } from '../../app/i18n/languages.ts';
import { useTexts } from '../texts/index.ts';

const dictionaries: Record<Language, Dictionary> = { nl, fr, en, de };

interface Option {
  value: string;
  texts: { language: Language; words: string }[];
}

const options: Option[] = dictionaryKeys(en).map((value) => ({
  value,
  texts: languages.map((language) => ({ language, words: textAt(dictionaries[language], value) })),
}));

/** A search for an interface text by its words in any language; shows the current text of the website. */
export function InterfaceTextInput(props: StringInputProps) {
  const t = useTexts();
  const { value, onChange, readOnly, elementProps } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Stack space={3}>
      <Autocomplete
        id={elementProps.id}
        value={value}
        options={options}
        readOnly={readOnly}
        openButton
        placeholder={t('override.search')}
        filterOption={(query, option) =>
          [option.value, ...option.texts.map(({ words }) => words)].some((words) =>
            words.toLowerCase().includes(query.toLowerCase()),
          )
        }
        renderValue={(key) => key}
        renderOption={({ value: key, texts }) => (
          <Card as="button" type="button" padding={3}>
            <Stack space={2}>
              <Text size={1}>{texts.map(({ words }) => words).join(' · ')}</Text>
              <Text size={1} muted>
                {key}
              </Text>
            </Stack>
          </Card>
        )}
        onChange={(key) => onChange(key === '' ? unset() : set(key))}
      />
      {chosen && (
        <Card border radius={2} padding={3} tone="transparent">
          <Stack space={3}>
            <Text size={1} muted>
              {t('override.original')}
            </Text>
            {chosen.texts.map(({ language, words }) => (
              <Text key={language} size={1}>
                <span lang={language}>{words}</span> ({languageNames[language]})
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function textAt(dictionary: Dictionary, key: string): string {
  let at: Dictionary | string | undefined = dictionary;
  for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : '';
}
