import { Card, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import { PlainLinks } from '../PlainLinks.tsx';
import { PlainList } from '../status/PlainList.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { useReviews } from './use-reviews.ts';

/** What waits to be published, and what was sent back. */
export function ReviewList() {
  const t = useTexts();
  const { short } = useMoments();
  const requests = useReviews();
  return (
    <Stack space={4} padding={3}>
      <Text size={1} muted>
        {t(requests.length === 0 ? 'review.none' : 'review.list-help')}
      </Text>
      <PlainLinks>
        <PlainList label={t('structure.review')}>
          {requests.map(({ _id, documentId, documentType, title, state, askedBy, askedAt }) => (
            <Card as="li" key={_id} borderTop paddingY={3} paddingX={2}>
              <IntentLink intent="edit" params={{ id: documentId, type: documentType }}>
                <Stack space={3}>
                  <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
                    {title}
                  </Text>
                  <Text size={1} muted>
                    {t(state === 'waiting' ? 'review.line-waits' : 'review.line-back', {
                      name: askedBy.name,
                      at: short(askedAt),
                    })}
                  </Text>
                </Stack>
              </IntentLink>
            </Card>
          ))}
        </PlainList>
      </PlainLinks>
    </Stack>
  );
}
