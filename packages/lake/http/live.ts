import type { Dataset } from '../documents/dataset.ts';
import { isPublic, isPublished } from '../documents/ids.ts';
import type { SeenTransaction } from '../documents/transaction.ts';
import { tagsOfChange } from '../query/sync-tags.ts';
import { notImplemented, problem } from './answers.ts';
import type { Sender } from './event-stream.ts';
import { lastEventIdOf, type StreamCall } from './listen.ts';

/** A client that missed more transactions is told to fetch everything again. */
const maxMissed = 1_000;

/** `GET /data/live/events/:dataset`: changed tags (https://www.sanity.io/docs/content-lake/live-content-api). */
export function answerLive(request: Request, rest: string, { url, dataset, reader, parts }: StreamCall): Response {
  if (rest !== 'events') return notImplemented(`/data/live/${rest}`);
  if (url.searchParams.has('waitFor')) return notImplemented('live events that wait for a function');
  const includeDrafts = url.searchParams.get('includeDrafts') === 'true';
  if (includeDrafts && !reader.mayReadAll) {
    return problem(403, 'Forbidden', 'Insufficient permissions; drafts need a token or a session.');
  }
  const sees = (id: string): boolean => (reader.mayReadAll || isPublic(id)) && (includeDrafts || isPublished(id));
  const lastEventId = Number(lastEventIdOf(request, url) ?? NaN);
  return parts.streams.open(
    reader,
    async () => (await parts.readerOf(request))?.id === reader.id,
    (sender) => tellTags(dataset, sees, lastEventId, sender),
  );
}

/** @param lastEventId the sequence of the last transaction that the client knows, or NaN */
function tellTags(
  dataset: Dataset,
  sees: (id: string) => boolean,
  lastEventId: number,
  { send, end }: Sender,
): () => void {
  const stops: (() => void)[] = [];
  let stopped = false;
  const tell = ({ sequence, changes }: SeenTransaction): void => {
    const seen = changes.filter(({ id }) => sees(id));
    if (seen.length === 0) return;
    const types = seen.flatMap(({ before, after }) => [before?._type ?? [], after?._type ?? []].flat());
    send({ event: 'message', id: String(sequence), data: { tags: tagsOfChange(dataset.name, types) } });
  };
  const begin = async (): Promise<void> => {
    await dataset.current();
    const known = lastEventId >= 0 && lastEventId <= dataset.sequence;
    const missed = known ? await dataset.since(lastEventId, maxMissed) : [];
    if (stopped) return;
    const id = String(dataset.sequence);
    const restarts = missed === undefined || (!known && !Number.isNaN(lastEventId));
    send({ event: restarts ? 'restart' : 'welcome', id, data: { id } });
    missed?.forEach(tell);
    // A reload is told by no transaction; the client comes again and is told to restart.
    stops.push(dataset.subscribe(tell, end));
  };
  void begin().catch(end);
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
