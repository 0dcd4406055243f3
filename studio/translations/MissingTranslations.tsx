import { Box, Button, Card, Flex, Label, Spinner, Stack, Text } from '@sanity/ui';
import { Fragment, useState } from 'react';
import { useCurrentLocale, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { isLanguage, languages, type Language } from '../../app/i18n/languages.ts';
import { languageName, useLanguages } from '../languages/languages-context.ts';
import { typeIcons } from '../schema.ts';
import { PlainLinks } from '../PlainLinks.tsx';
import { useTexts } from '../texts/index.ts';
import { fieldTitles } from './field-titles.ts';
import { fieldPath } from './missing.ts';
import { Proposal } from './Proposal.tsx';
import { useLacking, type Lacking } from './use-lacking.ts';
import { useTranslationService } from './use-service.ts';

/** The texts missing in any language in use, across all documents and drafts; each row opens its field. */
export function MissingTranslations() {
  const { state, message, lacking } = useLacking();
  const [only, setOnly] = useState<Language | null>(null);
  const t = useTexts();
  const service = useTranslationService();
  const { used } = useLanguages();
  if (state !== 'ready') {
    return (
      <Flex padding={4} gap={3} align="center">
        {state === 'loading' && <Spinner muted />}
        <Text size={1} muted>
          {state === 'loading' ? t('missing.loading') : t('missing.failed', { message })}
        </Text>
      </Flex>
    );
  }
  const shown = lacking.flatMap(({ document, missing }) => {
    const wanted = missing.filter(({ language }) => only === null || language === only);
    return wanted.length > 0 ? [{ document, missing: wanted }] : [];
  });
  return (
    <Box height="fill" overflow="auto">
      <Stack space={4} padding={3} paddingBottom={6} style={{ maxWidth: 760 }}>
        <Text size={1} muted>
          {lacking.length === 0 ? t('missing.none') : t('missing.intro')}
        </Text>
        {lacking.length > 0 && <LanguageChoice lacking={lacking} only={only} onChoose={setOnly} />}
        {shown.map((each) => (
          <DocumentTexts key={each.document._id} {...each} used={used} service={service} />
        ))}
      </Stack>
    </Box>
  );
}

interface ChoiceProps {
  lacking: readonly Lacking[];
  only: Language | null;
  onChoose: (language: Language | null) => void;
}

function LanguageChoice({ lacking, only, onChoose }: ChoiceProps) {
  const t = useTexts();
  const locale = useCurrentLocale().id;
  const all = lacking.flatMap(({ missing }) => missing);
  const choices = languages.flatMap((language) => {
    const count = all.filter((each) => each.language === language).length;
    return count > 0 ? [{ language, count }] : [];
  });
  return (
    <Flex gap={2} wrap="wrap" role="group">
      <Button
        fontSize={1}
        padding={2}
        mode={only === null ? 'default' : 'ghost'}
        text={`${t('missing.all-languages')} (${all.length})`}
        onClick={() => onChoose(null)}
      />
      {choices.map(({ language, count }) => (
        <Button
          key={language}
          fontSize={1}
          padding={2}
          mode={only === language ? 'default' : 'ghost'}
          text={`${languageName(language, locale)} (${count})`}
          onClick={() => onChoose(language)}
        />
      ))}
    </Flex>
  );
}

interface DocumentTextsProps extends Lacking {
  used: readonly Language[];
  /** The translation service; null where there is none. */
  service: string | null;
}

function DocumentTexts({ document, missing, used, service }: DocumentTextsProps) {
  const t = useTexts();
  const schema = useSchema();
  const locale = useCurrentLocale().id;
  const Icon = typeIcons[document._type];
  const id = document._id.replace(/^drafts\./, '');
  return (
    <Stack space={2} as="section">
      <Flex gap={2} align="center" paddingX={2}>
        {Icon !== undefined && (
          <Text size={1} muted>
            <Icon />
          </Text>
        )}
        <Box flex={1}>
          <Label size={1}>{documentName(document) || schema.get(document._type)?.title}</Label>
        </Box>
        <Text size={1} muted>
          {t('missing.count', { count: missing.length })}
        </Text>
      </Flex>
      <Card border radius={2} overflow="hidden">
        <PlainLinks>
          {missing.map((each) => {
            const { language, path, example, kind } = each;
            return (
              <Fragment key={`${language} ${fieldPath(path)}`}>
                <IntentLink intent="edit" params={{ id, type: document._type, path: fieldPath(path) }}>
                  <Box padding={3}>
                    <Flex gap={3} align="center">
                      <Text size={1} weight="medium">
                        {language.toUpperCase()}
                      </Text>
                      <Stack space={2} flex={1} style={{ minWidth: 0 }}>
                        <Text size={1} textOverflow="ellipsis">
                          {kind === 'page' ? t('missing.page', { language: languageName(language, locale) }) : example}
                        </Text>
                        <Text size={0} muted textOverflow="ellipsis">
                          {fieldTitles(schema.get(document._type), document, path.slice(0, -1))}
                        </Text>
                      </Stack>
                    </Flex>
                  </Box>
                </IntentLink>
                {service !== null && kind === 'text' && (
                  <Proposal document={document} missing={each} used={used} service={service} />
                )}
              </Fragment>
            );
          })}
        </PlainLinks>
      </Card>
    </Stack>
  );
}

/** The editors' name for a document: its name, or its title in the first language that has one. */
function documentName(document: object): string {
  const names = ['name' in document ? document.name : null, 'title' in document ? document.title : null];
  for (const name of names) {
    if (typeof name === 'string' && name !== '') return name;
    if (typeof name !== 'object' || name === null) continue;
    const text = Object.entries(name).find(([key, value]) => isLanguage(key) && typeof value === 'string' && value);
    if (text !== undefined) return String(text[1]);
  }
  return '';
}
