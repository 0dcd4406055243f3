import { EyeClosedIcon, EyeOpenIcon, LaunchIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useId, useRef, useState } from 'react';
import { useCurrentLocale, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Finding, SiteCheckRequest } from '../../app/office/site-check/answers.ts';
import { isLanguage, type Translated } from '../../app/i18n/languages.ts';
import { PlainLinks } from '../PlainLinks.tsx';
import { PlainList } from '../status/PlainList.tsx';
import { useTexts } from '../texts/index.ts';
import { fieldTitle } from './field-title.ts';
import { useFindingText } from './words.ts';

/** The others are shown when asked for. */
const firstShown = 20;

interface Props {
  title: string;
  help: string;
  findings: readonly (Finding & { isHidden: boolean })[];
  onChange: (wanted: SiteCheckRequest) => void;
}

/** Findings of one kind, each leading to its field; nothing where there are none. */
export function Findings({ title, help, findings, onChange }: Props) {
  const t = useTexts();
  const heading = useId();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, firstShown);
  return (
    <Stack as="section" space={3} aria-labelledby={heading}>
      <Heading as="h2" size={1} id={heading} ref={headingElement} tabIndex={-1} style={{ outline: 'none' }}>
        {title} ({findings.length})
      </Heading>
      <Text size={1} muted>
        {help}
      </Text>
      <Card border radius={2} overflow="hidden">
        <PlainList label={title}>
          {shown.map((each, index) => (
            <Card as="li" key={each.id} borderTop={index > 0}>
              <Row
                finding={each}
                onChange={(wanted) => {
                  // The pressed button leaves the list.
                  headingElement.current?.focus();
                  onChange(wanted);
                }}
              />
            </Card>
          ))}
        </PlainList>
      </Card>
      {shown.length < findings.length && (
        <Box>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={t('check.all', { count: findings.length })}
            onClick={() => setIsWhole(true)}
          />
        </Box>
      )}
    </Stack>
  );
}

function Row({ finding, onChange }: { finding: Finding & { isHidden: boolean }; onChange: Props['onChange'] }) {
  const t = useTexts();
  const locale = useCurrentLocale().id;
  const { id, title, field, page, pages, isHidden } = finding;
  const name = nameIn(title, locale.slice(0, 2)) || (page ?? '');
  const pageText = pages > 1 ? t('check.pages', { count: pages }) : t('check.page');
  const hideText = t(isHidden ? 'check.show' : 'check.hide');
  return (
    <Flex wrap="wrap" align="center">
      <PlainLinks style={{ minWidth: 'min(240px, 100%)' }}>
        {field === null ? (
          <About finding={finding} name={name} />
        ) : (
          <IntentLink
            intent="edit"
            params={{ id: field.id, type: field.type, ...(field.path === '' ? {} : { path: field.path }) }}
          >
            <About finding={finding} name={name} />
          </IntentLink>
        )}
      </PlainLinks>
      <Flex gap={1} padding={2}>
        {page !== null && (
          <Button
            as="a"
            href={page}
            target="_blank"
            rel="noreferrer"
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={LaunchIcon}
            text={pageText}
            aria-label={`${pageText}: ${name}`}
          />
        )}
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={isHidden ? EyeOpenIcon : EyeClosedIcon}
          text={hideText}
          aria-label={`${hideText}: ${name}`}
          onClick={() => onChange(isHidden ? { show: id } : { hide: id })}
        />
      </Flex>
    </Flex>
  );
}

function About({ finding, name }: { finding: Finding; name: string }) {
  const schema = useSchema();
  const findingText = useFindingText();
  const text = findingText(finding);
  const { field } = finding;
  const where = field === null ? '' : fieldTitle(schema, field.type, field.path);
  return (
    <Stack space={3} padding={3}>
      <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {text !== '' && (
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      {where !== '' && (
        <Text size={1} muted>
          {where}
        </Text>
      )}
    </Stack>
  );
}

/** A name in the editor's language, or in any. */
function nameIn(title: Translated, language: string): string {
  const own = isLanguage(language) ? title[language] : null;
  return own || (Object.values(title).find(Boolean) ?? '');
}
