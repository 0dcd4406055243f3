import { CheckmarkCircleIcon, UndoIcon } from '@sanity/icons';
import { Box, Button, Stack, Text, TextArea } from '@sanity/ui';
import { useState } from 'react';
import {
  getPublishedId,
  useClient,
  useCurrentUser,
  useValuePreview,
  useSchema,
  type DocumentActionComponent,
  type DocumentActionProps,
} from 'sanity';
import { maxNoteLength, reviewId, reviewType, type ReviewRequest } from '../../app/office/review/request.ts';
import { Labelled } from '../Labelled.tsx';
import { useTexts } from '../texts/index.ts';
import { apiVersion, hosted } from '../workspace.ts';
import { usePublishes, useReviews } from './use-reviews.ts';

/** “Ask for publication”, for authors in the place of “Publish” (10.346). */
const AskForPublication: DocumentActionComponent = (props) => {
  const t = useTexts();
  const client = useClient({ apiVersion });
  const person = useCurrentUser();
  const id = getPublishedId(props.id);
  const [request] = useReviews(id);
  const title = useTitle(props);
  const [isOpen, setOpen] = useState(false);
  const isWaiting = request?.state === 'waiting';
  const close = () => {
    setOpen(false);
    props.onComplete();
  };
  const ask = async (note: string) => {
    await client.createOrReplace({
      _id: reviewId(id),
      _type: reviewType,
      documentId: id,
      documentType: props.type,
      title,
      state: 'waiting',
      askedBy: { id: person?.id ?? '', name: person?.name ?? '' },
      askedAt: new Date().toISOString(),
      note,
    } satisfies ReviewRequest);
  };
  return {
    label: t(isWaiting ? 'review.asked' : 'review.ask'),
    icon: CheckmarkCircleIcon,
    tone: 'positive',
    disabled: props.draft === null || isWaiting,
    title: props.draft === null ? t('review.nothing') : t('review.ask-help'),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('review.ask'),
      onClose: close,
      content: <Words label={t('review.note')} button={t('review.ask')} isNeeded={false} onSend={ask} onDone={close} />,
    },
  };
};
AskForPublication.displayName = 'AskForPublication';

/** “Send back”, for who publishes, where somebody asked for it (10.346). */
const SendBack: DocumentActionComponent = (props) => {
  const t = useTexts();
  const client = useClient({ apiVersion });
  const person = useCurrentUser();
  const publishes = usePublishes();
  const [request] = useReviews(getPublishedId(props.id));
  const [isOpen, setOpen] = useState(false);
  if (!publishes || request?.state !== 'waiting') return null;
  const close = () => {
    setOpen(false);
    props.onComplete();
  };
  const send = async (answer: string) => {
    const answeredBy = { id: person?.id ?? '', name: person?.name ?? '' };
    await client.patch(request._id).set({ state: 'sent-back', answer, answeredBy }).commit();
  };
  return {
    label: t('review.send-back'),
    icon: UndoIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('review.send-back'),
      onClose: close,
      content: (
        <Words label={t('review.answer')} button={t('review.send-back')} isNeeded onSend={send} onDone={close} />
      ),
    },
  };
};
SendBack.displayName = 'SendBack';

/** Who only writes drafts asks for publication; who publishes may send back. */
export function reviewedActions(
  actions: readonly DocumentActionComponent[],
  isAuthor: boolean,
): DocumentActionComponent[] {
  if (hosted) return [...actions];
  if (!isAuthor) return [...actions, SendBack];
  return [AskForPublication, ...actions.filter(({ action }) => action !== undefined && draftActions.has(action))];
}

/** What may change drafts alone; Sanity disables “Delete” where there is more. */
const draftActions: ReadonlySet<string> = new Set(['discardChanges', 'duplicate', 'restore', 'delete']);

interface WordsProps {
  label: string;
  button: string;
  isNeeded: boolean;
  onSend: (words: string) => Promise<void>;
  onDone: () => void;
}

/** Words for the other person. What was typed stays if it cannot be sent. */
function Words({ label, button, isNeeded, onSend, onDone }: WordsProps) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'empty' | 'failed'>('writing');
  const send = () => {
    if (state === 'sending') return;
    if (isNeeded && words.trim() === '') return setState('empty');
    setState('sending');
    onSend(words.trim()).then(onDone, () => setState('failed'));
  };
  return (
    <Stack space={4}>
      <Labelled label={label}>
        {(id) => (
          <TextArea
            id={id}
            rows={4}
            fontSize={1}
            maxLength={maxNoteLength}
            value={words}
            aria-invalid={state === 'empty'}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Labelled>
      {(state === 'empty' || state === 'failed') && (
        <Text size={1} role="alert">
          {t(`review.${state}`)}
        </Text>
      )}
      <Box>
        <Button fontSize={1} padding={3} text={button} aria-disabled={state === 'sending'} onClick={send} />
      </Box>
    </Stack>
  );
}

/** What the Studio calls the document. */
function useTitle({ draft, published, type }: DocumentActionProps): string {
  const schemaType = useSchema().get(type);
  const { value } = useValuePreview({ schemaType, value: draft ?? published ?? undefined });
  return value?.title ?? schemaType?.title ?? type;
}
