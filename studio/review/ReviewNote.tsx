import { Card, Stack, Text } from '@sanity/ui';
import { getPublishedId } from 'sanity';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { useReviews } from './use-reviews.ts';

/** Above a form: who asks for its publication, or sent it back, in their words. Nothing otherwise. */
export function ReviewNote({ documentId }: { documentId: string }) {
  const t = useTexts();
  const { moment } = useMoments();
  const [request] = useReviews(getPublishedId(documentId));
  if (request === undefined) return null;
  const { state, askedBy, askedAt, note, answer = '', answeredBy } = request;
  const isWaiting = state === 'waiting';
  const words = isWaiting ? note : answer;
  return (
    <Card tone={isWaiting ? 'primary' : 'caution'} border padding={4} marginBottom={4} radius={2} role="status">
      <Stack space={3}>
        <Text size={1} weight="semibold">
          {isWaiting
            ? t('review.waits', { name: askedBy.name, at: moment(askedAt) })
            : t('review.came-back', { name: answeredBy?.name ?? '' })}
        </Text>
        {words !== '' && (
          <Text size={1} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {words}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
