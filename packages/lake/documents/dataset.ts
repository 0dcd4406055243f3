import { LRUCache } from 'lru-cache';
import type { LakeDatabase } from '../ports.ts';
import type { LakeDocument } from './document.ts';
import { applyEffect } from './effects.ts';
import { isPublished, publishedId } from './ids.ts';
import { logOf, logSince } from './log.ts';
import { withDocuments } from './past.ts';
import { seesOnlyPublished, selectDocuments, viewName, type ViewSpec } from './perspective.ts';
import type { SeenChange, SeenTransaction, Transaction } from './transaction.ts';
import { createTypeRevisions } from './type-revisions.ts';
import { createView, type View } from './view.ts';

/** The revisions under which results computed from a view may be cached: they change with its documents. */
export interface ViewState {
  name: string;
  revision: number;
  /** The revision of some document types. Read it synchronously, before the dataset can change. */
  revisionOf(types: readonly string[]): number;
}

export interface CurrentView extends ViewState {
  view: View;
}

/** One dataset in memory, kept in sync with its tables. */
export interface Dataset {
  readonly name: string;
  /** The sequence number of the last transaction in memory. */
  readonly sequence: number;
  /** Waits until memory contains everything committed before the call. */
  current(): Promise<void>;
  view(spec: ViewSpec): CurrentView;
  /** The same without the documents. */
  state(spec: ViewSpec): ViewState;
  get(id: string): LakeDocument | undefined;
  all(): Iterable<LakeDocument>;
  /** Applies a transaction that this process has just committed. */
  committed(transaction: SeenTransaction): Promise<void>;
  /** Reports that the tables have reached this sequence number. */
  noteSequence(sequence: number): void;
  /**
   * The transactions after a sequence number, with the documents as of then; `undefined` if there are more than
   * `limit`. A caller that subscribes synchronously afterwards misses none.
   */
  since(sequence: number, limit: number): Promise<SeenTransaction[] | undefined>;
  /** A document as it was after a transaction; `undefined` if it did not exist. */
  past(id: string, sequence: number): Promise<LakeDocument | undefined>;
  /**
   * Calls the listener for every future transaction, in order, once queries return its result.
   *
   * @param reloaded called after changes that no transaction describes
   */
  subscribe(listener: (transaction: SeenTransaction) => void, reloaded?: () => void): () => void;
}

/** Few release stacks are in use at a time; views beyond this number are recomputed. */
const maxCachedViews = 12;
const transactionsAtOnce = 200;
/** Within this time the writer applies its own transaction, without reading the log. */
const ownCommitMs = 5;

interface Options {
  database: LakeDatabase;
  name: string;
  /** Adds derived fields. */
  complete(document: LakeDocument): LakeDocument;
  /** Called if the tables could not be read; the next query or notification retries. */
  failed(error: unknown): void;
}

/** Loads a dataset, which must exist (see migrations). */
export async function openDataset({ database, name, complete, failed }: Options): Promise<Dataset> {
  const documents = new Map<string, LakeDocument>();
  const views = new LRUCache<string, CurrentView>({ max: maxCachedViews });
  const listeners = new Set<(transaction: SeenTransaction) => void>();
  const followers = new Set<() => void>();
  let known = -1;
  let announced = 0;
  let published = 0;
  const typeRevisions = createTypeRevisions();
  let reading: Promise<void> | undefined;

  const loadAll = (): Promise<void> =>
    database.transaction(async (sql) => {
      // The lock keeps sequence and documents consistent, because effects only apply to the versions they were made
      // from.
      const [row] = await sql.query<{ seq: number }>('SELECT seq FROM lake_dataset WHERE name = $1 FOR SHARE', [name]);
      const rows = await sql.query<{ content: LakeDocument }>('SELECT content FROM lake_document WHERE dataset = $1', [
        name,
      ]);
      documents.clear();
      for (const { content } of rows) documents.set(content._id, content);
      known = published = row?.seq ?? 0;
      typeRevisions.reset(known);
      for (const reloaded of followers) reloaded();
    });

  const completed = (transaction: SeenTransaction): SeenTransaction => ({
    ...transaction,
    changes: transaction.changes.map((change) => ({
      ...change,
      before: change.before && complete(change.before),
      after: change.after && complete(change.after),
    })),
  });
  const take = (transaction: SeenTransaction): void => {
    for (const { id, before, after } of transaction.changes) {
      // A draft also hides and reveals the published document with its id.
      const types = [before, after, documents.get(publishedId(id))].flatMap((document) => document?._type ?? []);
      typeRevisions.note(types, isPublished(id), transaction.sequence);
      if (after === undefined) documents.delete(id);
      else documents.set(id, after);
      if (isPublished(id)) published = transaction.sequence;
    }
    known = transaction.sequence;
    const whole = completed(transaction);
    for (const listener of listeners) listener(whole);
  };
  /** `undefined` if memory does not have the versions that the transaction changed. */
  const seen = (transaction: Transaction): SeenTransaction | undefined => {
    const changes: SeenChange[] = [];
    for (const change of transaction.changes) {
      const before = documents.get(change.id);
      if ((before?._rev ?? null) !== change.previousRev) return undefined;
      changes.push({ ...change, before, after: applyEffect(before, change.effects.apply, transaction.id) });
    }
    return { ...transaction, changes };
  };
  const readLog = async (): Promise<void> => {
    const transactions = await logSince(database, name, known, transactionsAtOnce);
    const begun = known;
    for (const transaction of transactions) {
      // Skips transactions that this process has meanwhile committed and applied itself.
      if (transaction.sequence !== known + 1) continue;
      const whole = seen(transaction);
      if (whole === undefined) return loadAll();
      take(whole);
    }
    if (known === begun && known < announced) await loadAll();
  };
  const reread = (): Promise<void> =>
    (reading ??= (known < 0 ? loadAll() : readLog()).finally(() => (reading = undefined)));
  const catchUp = async (wanted: number): Promise<void> => {
    while (known < wanted) await reread();
  };

  const state = (spec: ViewSpec): ViewState => ({
    name: viewName(spec),
    revision: seesOnlyPublished(spec) ? published : known,
    revisionOf: (types) => typeRevisions.latest(types, seesOnlyPublished(spec)),
  });

  await reread();
  return {
    name,
    get sequence() {
      return known;
    },
    current: async () => {
      // Another process may have just committed, and its notification may still be on the way.
      if (database.kind === 'postgres') {
        const [row] = await database.query<{ seq: number }>('SELECT seq FROM lake_dataset WHERE name = $1', [name]);
        announced = Math.max(announced, row?.seq ?? 0);
      }
      await catchUp(announced);
    },
    view: (spec) => {
      const current = state(spec);
      const cached = views.get(current.name);
      if (cached?.revision === current.revision) return cached;
      const selected = selectDocuments(documents.values(), spec).map(complete);
      const fresh = { ...current, view: createView(selected) };
      views.set(current.name, fresh);
      return fresh;
    },
    state,
    get: (id) => {
      const document = documents.get(id);
      return document === undefined ? undefined : complete(document);
    },
    all: () => [...documents.values()].map(complete),
    committed: async (transaction) => {
      announced = Math.max(announced, transaction.sequence);
      if (transaction.sequence === known + 1) take(transaction);
      else await catchUp(transaction.sequence);
    },
    noteSequence: (sequence) => {
      announced = Math.max(announced, sequence);
      // Without listeners it is not urgent; and this process will apply its own commits itself in a moment.
      if (listeners.size > 0) setTimeout(() => void catchUp(sequence).catch(failed), ownCommitMs);
    },
    since: async (sequence, most) => {
      let transactions: Transaction[];
      do {
        if (known - sequence > most) return undefined;
        transactions = await logSince(database, name, sequence, most);
        // Repeat until they reach the state in memory, from which earlier states are derived.
      } while ((transactions.at(-1)?.sequence ?? sequence) < known);
      const taken = transactions.filter((transaction) => transaction.sequence <= known);
      return withDocuments(taken, (id) => documents.get(id)).map(completed);
    },
    past: async (id, sequence) => {
      for (;;) {
        const present = documents.get(id);
        const later = await logOf(database, name, { documents: [id], from: sequence + 1 });
        // Memory may have changed meanwhile, or another process may have written.
        if (documents.get(id) !== present) continue;
        const last = later.at(-1);
        if (last !== undefined && last.sequence > known) await catchUp(last.sequence);
        else {
          const [first] = withDocuments(later, () => present);
          const document = first === undefined ? present : first.changes[0]?.before;
          return document && complete(document);
        }
      }
    },
    subscribe: (listener, reloaded = () => undefined) => {
      listeners.add(listener);
      followers.add(reloaded);
      return () => {
        listeners.delete(listener);
        followers.delete(reloaded);
      };
    },
  };
}
