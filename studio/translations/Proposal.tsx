import { SparklesIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Spinner, Stack, Text, TextArea } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import type { Language } from '../../app/i18n/languages.ts';
import type { TranslationAnswer } from '../../app/office/translation/answers.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { json, request } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { useTexts } from '../texts/index.ts';
import { apiVersion } from '../workspace.ts';
import { fieldPath, type MissingText, type PathSegment } from './missing.ts';
import { textsIn, withTexts } from './translate.ts';

interface Props {
  document: { _id: string; _type: string };
  missing: MissingText;
  /** Languages in use, of which one has the text. */
  used: readonly Language[];
  service: string;
}

type State = { step: 'idle' | 'asking' | 'failed' | 'not-saved' } | { step: 'read'; value: unknown; texts: string[] };

/**
 * A first version of a missing text from a translation service. It is written to the draft when an editor has read it and
 * takes it over.
 */
export function Proposal({ document, missing: { language, path }, used, service }: Props) {
  const t = useTexts();
  const asking = useAsking();
  const client = useClient({ apiVersion });
  const [state, setState] = useState<State>({ step: 'idle' });
  const source = sourceOf(document, path, used);
  if (source === null) return null;
  const ask = async () => {
    setState({ step: 'asking' });
    try {
      const body = JSON.stringify({ texts: source.texts, from: source.language, to: language });
      const answer = await request(asking, '/api/translation', { method: 'POST', body });
      const { texts } = await json<TranslationAnswer>(answer);
      setState({ step: 'read', value: source.value, texts });
    } catch {
      setState({ step: 'failed' });
    }
  };
  const take = async (value: unknown, texts: readonly string[]) => {
    const id = document._id.replace(/^drafts\./, '');
    const { _rev, _updatedAt, _createdAt, _originalId, ...content } = document as Record<string, unknown>;
    try {
      await client
        .transaction()
        .createIfNotExists({ ...content, _id: `drafts.${id}`, _type: document._type })
        .patch(`drafts.${id}`, (patch) => patch.set({ [fieldPath(path)]: withTexts(value, texts, newKey) }))
        .commit();
    } catch {
      setState({ step: 'not-saved' });
    }
  };
  if (state.step === 'read') {
    const { value, texts } = state;
    return (
      <Card tone="caution" padding={3} borderTop>
        <Stack space={3}>
          <Text size={1} weight="medium" role="status">
            {t('proposal.read', { service })}
          </Text>
          {texts.map((text, index) => (
            <TextArea
              // The texts keep their places.
              key={index}
              aria-label={t('proposal.text')}
              lang={language}
              rows={Math.min(8, Math.ceil(text.length / 70))}
              fontSize={1}
              value={text}
              onChange={({ currentTarget }) =>
                setState({ step: 'read', value, texts: texts.with(index, currentTarget.value) })
              }
            />
          ))}
          <Flex gap={2}>
            <Button fontSize={1} padding={2} text={t('proposal.take')} onClick={() => void take(value, texts)} />
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text={t('proposal.leave')}
              onClick={() => setState({ step: 'idle' })}
            />
          </Flex>
        </Stack>
      </Card>
    );
  }
  return (
    <Box paddingX={3} paddingBottom={3}>
      <Flex gap={3} align="center">
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          icon={SparklesIcon}
          text={t('proposal.ask')}
          aria-label={`${t('proposal.ask')}: ${source.texts[0] ?? ''} (${language.toUpperCase()})`}
          aria-disabled={state.step === 'asking'}
          onClick={() => {
            if (state.step !== 'asking') void ask();
          }}
        />
        {state.step === 'asking' && <Spinner muted />}
        {(state.step === 'failed' || state.step === 'not-saved') && (
          <Text size={1} role="alert">
            {t(`proposal.${state.step}`)}
          </Text>
        )}
      </Flex>
    </Box>
  );
}

/** The value in the first language in use that has one, and its texts. */
function sourceOf(document: object, path: readonly PathSegment[], used: readonly Language[]) {
  const translated = valueAt(document, path.slice(0, -1));
  for (const language of used) {
    const value = isRecord(translated) ? translated[language] : undefined;
    const texts = textsIn(value);
    if (texts?.some((text) => text.trim() !== '')) return { language, value, texts };
  }
  return null;
}

function valueAt(value: unknown, path: readonly PathSegment[]): unknown {
  return path.reduce<unknown>((part, segment) => {
    if (typeof segment === 'string') return isRecord(part) ? part[segment] : undefined;
    return Array.isArray(part) ? part.find((item: unknown) => isRecord(item) && item._key === segment._key) : undefined;
  }, value);
}

const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
