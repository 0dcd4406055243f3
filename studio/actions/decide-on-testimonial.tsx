import { CheckmarkIcon, CloseIcon } from '@sanity/icons';
import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useDocumentOperation, type DocumentActionComponent } from 'sanity';
import type { Translated } from '../../app/i18n/languages.ts';
import { useTexts } from '../texts/index.ts';
import { apiVersion } from '../workspace.ts';
import { approval, awaitsDecision } from './visitors-testimonial.ts';

const takenPaths = '*[_type == "testimonial" && !(_id in [$id, "drafts." + $id])].path';

/** "Approve": puts a visitor's testimonial on the site, with an address and a quote (10.305). */
export const ApproveTestimonial: DocumentActionComponent = ({ id, type, draft, published }) => {
  const t = useTexts();
  const client = useClient({ apiVersion }).withConfig({ perspective: 'raw' });
  const { patch, publish } = useDocumentOperation(id, type);
  const [set, setSet] = useState<Record<string, string> | null>(null);
  if (!awaitsDecision(id, draft, published) || draft === null) return null;
  const close = () => setSet(null);
  const isReady = approval(draft, []) !== null;
  return {
    label: t('testimonial.approve'),
    icon: CheckmarkIcon,
    tone: 'positive',
    disabled: !isReady,
    title: isReady ? t('testimonial.approve-help') : t('testimonial.approve-incomplete'),
    onHandle: async () => setSet(approval(draft, await client.fetch<(Translated | null)[]>(takenPaths, { id }))),
    dialog: set !== null && {
      type: 'dialog',
      header: t('testimonial.approve'),
      width: 'medium',
      onClose: close,
      content: (
        <Stack space={4}>
          <Text>{t('testimonial.approve-help')}</Text>
          {Object.entries(set).map(([field, value]) => {
            const [, part = '', language = ''] = /^(path|quote)\.(\w+)$/.exec(field) ?? [];
            return part === '' ? null : (
              <Text key={field} muted>
                {part === 'path' ? `/${language}/testimonials/${value}/` : value}
              </Text>
            );
          })}
          <Flex justify="flex-end">
            <Button
              tone="positive"
              text={t('testimonial.approve')}
              onClick={() => {
                patch.execute([{ setIfMissing: emptyFields(draft) }, { set }, { unset: ['refusalReason'] }]);
                publish.execute();
                close();
              }}
            />
          </Flex>
        </Stack>
      ),
    },
  };
};
ApproveTestimonial.displayName = 'ApproveTestimonial';

/** The objects that an approval writes into. */
function emptyFields({ image }: Record<string, unknown>): Record<string, { _type: string }> {
  return {
    path: { _type: 'translatedPath' },
    quote: { _type: 'translatedText' },
    ...(image ? { 'image.alt': { _type: 'translatedString' } } : {}),
  };
}

/** "Refuse": asks for a reason, which stays with the draft, and takes it out of those that wait (10.306). */
export const RefuseTestimonial: DocumentActionComponent = ({ id, type, draft, published }) => {
  const t = useTexts();
  const { patch } = useDocumentOperation(id, type);
  const [reason, setReason] = useState<string | null>(null);
  if (!awaitsDecision(id, draft, published)) return null;
  const close = () => setReason(null);
  return {
    label: t('testimonial.refuse'),
    icon: CloseIcon,
    tone: 'critical',
    onHandle: () => setReason(String(draft?.refusalReason ?? '')),
    dialog: reason !== null && {
      type: 'dialog',
      header: t('testimonial.refuse'),
      width: 'medium',
      onClose: close,
      content: (
        <Stack space={4}>
          <Stack as="label" space={3}>
            <Text size={1} weight="medium">
              {t('testimonial.reason')}
            </Text>
            <Text size={1} muted>
              {t('testimonial.reason-help')}
            </Text>
            <TextArea
              rows={4}
              value={reason}
              maxLength={1_000}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Stack>
          <Flex justify="flex-end">
            <Button
              tone="critical"
              text={t('testimonial.refuse')}
              disabled={reason.trim() === ''}
              onClick={() => {
                patch.execute([{ set: { status: 'Archived', refusalReason: reason.trim() } }]);
                close();
              }}
            />
          </Flex>
        </Stack>
      ),
    },
  };
};
RefuseTestimonial.displayName = 'RefuseTestimonial';

/** "Publish" for testimonials: not while one awaits a decision, of which a reason may be part. */
export function publishingOnceDecided(publish: DocumentActionComponent): DocumentActionComponent {
  if (publish.action !== 'publish') return publish;
  const PublishOnceDecided: DocumentActionComponent = (props) => {
    const done = publish(props);
    return awaitsDecision(props.id, props.draft, props.published) ? null : done;
  };
  return Object.assign(PublishOnceDecided, { action: publish.action, displayName: 'PublishOnceDecided' });
}
