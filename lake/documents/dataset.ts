import { LRUCache } from 'lru-cache';
import type { LakeDatabase } from '../ports.ts';
import type { LakeDocument } from './document.ts';
import { isPublished } from './ids.ts';
import { seesOnlyPublished, selectDocuments, viewName, type ViewSpec } from './perspective.ts';
import { createView, type View } from './view.ts';

/** A view and the number under which results computed from it may be kept: it changes when one of its documents does. */
export interface CurrentView {
  view: View;
  name: string;
  revision: number;
}

/** One dataset in memory, in step with its tables. */
export interface Dataset {
  readonly name: string;
  /** Waits until memory holds everything that was committed before the call. */
  current(): Promise<void>;
  view(spec: ViewSpec): CurrentView;
  get(id: string): LakeDocument | undefined;
  all(): Iterable<LakeDocument>;
  /** Says that the tables have reached this number; the next `current` rereads if memory has not. */
  noteSequence(sequence: number): void;
}

/** Release stacks are few at a time; a view more is computed again. */
const viewsKept = 12;

interface LoadedRow {
  content: LakeDocument;
}

/** Loads a dataset; it must exist (see migrations). */
export async function openDataset(
  database: LakeDatabase,
  name: string,
  complete: (document: LakeDocument) => LakeDocument,
): Promise<Dataset> {
  const documents = new Map<string, LakeDocument>();
  const views = new LRUCache<string, CurrentView>({ max: viewsKept });
  let known = -1;
  let announced = 0;
  let published = 0;
  let reading: Promise<void> | undefined;

  const sequenceInTables = async (): Promise<number> => {
    const [row] = await database.query<{ seq: number }>('SELECT seq FROM lake_dataset WHERE name = $1', [name]);
    return row?.seq ?? 0;
  };
  const loadAll = async (): Promise<void> => {
    const sequence = await sequenceInTables();
    const rows = await database.query<LoadedRow>('SELECT content FROM lake_document WHERE dataset = $1', [name]);
    for (const { content } of rows) documents.set(content._id, complete(content));
    known = sequence;
    published = sequence;
  };
  const loadChanges = async (): Promise<void> => {
    // The number is read first: what is committed in between is read twice rather than never.
    const sequence = await sequenceInTables();
    if (sequence <= known) return;
    const changed = await database.query<{ id: string }>(
      `SELECT DISTINCT change->>'id' AS id FROM lake_transaction, jsonb_array_elements(changes) AS change
       WHERE dataset = $1 AND seq > $2`,
      [name, known],
    );
    const ids = changed.map(({ id }) => id);
    const rows = await database.query<LoadedRow>(
      'SELECT content FROM lake_document WHERE dataset = $1 AND id = ANY($2::text[])',
      [name, ids],
    );
    for (const id of ids) documents.delete(id);
    for (const { content } of rows) documents.set(content._id, complete(content));
    if (ids.some(isPublished)) published = sequence;
    known = sequence;
  };
  const reread = (): Promise<void> =>
    (reading ??= (known < 0 ? loadAll() : loadChanges()).finally(() => (reading = undefined)));

  await reread();
  return {
    name,
    current: async () => {
      // Another process may have committed a moment ago, and its notification may still be on the way.
      if (database.kind === 'postgres') announced = Math.max(announced, await sequenceInTables());
      const wanted = announced;
      while (known < wanted) await reread();
    },
    view: (spec) => {
      const revision = seesOnlyPublished(spec) ? published : known;
      const key = viewName(spec);
      const kept = views.get(key);
      if (kept?.revision === revision) return kept;
      const fresh = { view: createView(selectDocuments(documents.values(), spec)), name: key, revision };
      views.set(key, fresh);
      return fresh;
    },
    get: (id) => documents.get(id),
    all: () => documents.values(),
    noteSequence: (sequence) => {
      announced = Math.max(announced, sequence);
    },
  };
}
