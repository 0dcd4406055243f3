import { Button, Card, Stack, Text } from '@sanity/ui';
import { setIfMissing, set, useFormValue, type ObjectInputProps } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { fixedPath } from '../../app/addresses/entity-paths.ts';
import { slug } from '../../app/addresses/slug.ts';
import { fixedPageOfType } from '../../schemas/rules/path.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { TranslatedInput } from '../languages/TranslatedInput.tsx';
import { useLanguages } from '../languages/languages-context.ts';
import { useTexts } from '../texts/index.ts';
import { FormerAddresses } from './FormerAddresses.tsx';

/** The path per language. A button fills missing paths from the titles; paths that the product fixes are read-only. */
export function PathInput(props: ObjectInputProps) {
  const fixed = fixedPageOfType(useFormValue(['pageType']));
  const t = useTexts();
  const { used } = useLanguages();
  const title = useFormValue([useFormValue(['_type']) === 'testimonial' ? 'name' : 'title']);
  if (fixed !== null) {
    return (
      <Card border radius={2} padding={3} tone="transparent">
        <Stack space={3}>
          {used.map((language) => (
            <Text key={language} size={1}>
              {fixedPath(fixed, language)}
            </Text>
          ))}
          <Text size={1} muted>
            {t('path.fixed')}
          </Text>
        </Stack>
      </Card>
    );
  }
  const missing = languages.flatMap((language) => {
    const words = isRecord(title) ? title[language] : title;
    const made = typeof words === 'string' && used.includes(language) ? slug(words) : '';
    return made !== '' && !props.value?.[language] ? [{ language, made }] : [];
  });
  return (
    <Stack space={3}>
      <TranslatedInput {...props} />
      {missing.length > 0 && !props.readOnly && (
        <div>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={t('path.fill')}
            onClick={() =>
              props.onChange([
                setIfMissing({ _type: 'translatedPath' }),
                ...missing.map(({ language, made }) => set(made, [language])),
              ])
            }
          />
        </div>
      )}
      <FormerAddresses />
    </Stack>
  );
}
