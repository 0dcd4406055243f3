import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { useCurrentLocale } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { LeadDetails } from '../../app/office/answers.ts';
import { isLanguage } from '../../app/i18n/languages.ts';
import { languageName } from '../languages/languages-context.ts';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import type { LeadFilters } from './filters.ts';

interface Props {
  lead: LeadDetails;
  onNarrow: (about: Partial<LeadFilters>) => void;
}

/** The details of a lead: what was sent, its status, and where it came from. */
export function LeadFacts({ lead, onNarrow }: Props) {
  const t = useTexts();
  const locale = useCurrentLocale().id;
  const { moment, day } = useMoments();
  const { fields, visit, document, language, source, consent } = lead;
  return (
    <>
      <Card border radius={2}>
        <Rows>
          <About lead={lead} onNarrow={onNarrow} />
          {visit !== null && (
            <Row label={t('leads.visit')}>
              {visit.isCancelled ? t('leads.visit-cancelled', { when: visit.when }) : visit.when}
            </Row>
          )}
          {fields.map(({ field, label, value }) => (
            <Row key={label} label={label}>
              {field === 'phone' ? <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a> : value}
            </Row>
          ))}
        </Rows>
      </Card>
      {document !== null && (
        <Text size={1}>
          <IntentLink intent="edit" params={document}>
            {t('leads.testimonial')}
          </IntentLink>
        </Text>
      )}
      <Mails mails={lead.mails} />
      <Section title={t('leads.origin')}>
        <Card border radius={2}>
          <Rows>
            <Row label={t('leads.sent')}>{moment(lead.createdAt)}</Row>
            <Row label={t('leads.page')}>
              <a href={lead.page} target="_blank" rel="noreferrer">
                {decoded(new URL(lead.page).pathname)}
              </a>
            </Row>
            <Row label={t('leads.language')}>{isLanguage(language) ? languageName(language, locale) : language}</Row>
            {source.length > 0 && (
              <Row label={t('leads.source')}>
                {source.map(({ name, value }) => `${name.replace('utm_', '')}: ${value}`).join('\n')}
              </Row>
            )}
            <Row label={t('leads.keep-until')}>{day(lead.keepUntil)}</Row>
            <Row label={t('leads.consent')}>
              {`${consent.text} (${t('leads.version', { version: consent.version })})`}
            </Row>
          </Rows>
        </Card>
      </Section>
    </>
  );
}

function About({ lead: { subject }, onNarrow }: Props) {
  const t = useTexts();
  if (subject === null) return null;
  const { kind, id, title, url } = subject;
  return (
    <Row label={t('leads.about')}>
      {url === null ? (
        `${id} (${t('leads.no-longer-listed')})`
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {title || id}
        </a>
      )}
      <Box marginTop={3}>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={t('leads.others-about')}
          onClick={() => onNarrow({ [kind]: id })}
        />
      </Box>
    </Row>
  );
}

const tones = { waiting: 'caution', sent: 'positive', dead: 'critical' } as const;

function Mails({ mails }: Pick<LeadDetails, 'mails'>) {
  const t = useTexts();
  const { moment } = useMoments();
  if (mails.length === 0) return null;
  return (
    <Section title={t('leads.mails')}>
      <Card border radius={2}>
        {mails.map(({ to, subject, state, at, error }, index) => (
          <Card key={`${to} ${at} ${index}`} borderTop={index > 0} padding={3}>
            <Stack space={3}>
              <Flex gap={3} align="center" wrap="wrap">
                <Box flex={1} style={{ minWidth: 0 }}>
                  <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                    {subject}
                  </Text>
                </Box>
                <Badge tone={tones[state]}>{t(`leads.mail-${state}`)}</Badge>
              </Flex>
              <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
                {to} · {moment(at)}
                {error !== null && ` · ${error}`}
              </Text>
            </Stack>
          </Card>
        ))}
      </Card>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={3} as="section">
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Stack as="dl" style={{ margin: 0 }}>
      {children}
    </Stack>
  );
}

/** Label and value side by side where there is room, stacked on a phone. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex padding={3} gap={2} wrap="wrap">
      <Box as="dt" style={{ flex: '1 1 160px' }}>
        <Text size={1} muted>
          {label}
        </Text>
      </Box>
      <Box as="dd" style={{ flex: '3 1 240px', margin: 0, minWidth: 0 }}>
        <Text as="div" size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {children}
        </Text>
      </Box>
    </Flex>
  );
}

/** Shows accents instead of percent-encoding. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
