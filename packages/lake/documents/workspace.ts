import { randomBytes, randomUUID } from 'node:crypto';
import { Mutation as Mutator } from '@sanity/mutator';
import { isRecord, type LakeDocument } from './document.ts';
import { alreadyExists, malformed, notThere, revisionDiffers } from './failures.ts';
import { isDocumentId } from './ids.ts';
import type { PatchOperations } from './mutations.ts';
import { holdsUnstorable, isDeeperThan, maxDepth, moment } from './storable.ts';
import type { Write } from './write.ts';

export type Operation = 'create' | 'update' | 'delete' | 'none';

/** A mutation of one document, after queries and lists have been resolved. */
export type SingleMutation =
  | { create: Content }
  | { createIfNotExists: Content }
  | { createOrReplace: Content }
  | { delete: { id: string } }
  | { patch: { id: string } & PatchOperations };

export type Content = Record<string, unknown> & { _id?: string; _type: string };

type MutatorPatch = NonNullable<ConstructorParameters<typeof Mutator>[0]['mutations'][number]['patch']>;

interface Options {
  transactionId: string;
  /** ISO 8601. */
  timestamp: string;
  autoGenerateArrayKeys?: boolean;
}

/** The documents of a transaction while its mutations are applied one after the other. */
export interface Workspace {
  get(id: string): LakeDocument | undefined;
  ids(): string[];
  /** @param index of the mutation, for errors */
  apply(mutation: SingleMutation, index: number): { id: string; operation: Operation };
  writes(): Write[];
}

interface Touched {
  index: number;
  mutations: object[];
}

export function createWorkspace(stored: ReadonlyMap<string, LakeDocument>, options: Options): Workspace {
  const working = new Map<string, LakeDocument>(stored);
  const touched = new Map<string, Touched>();
  const note = (id: string, index: number, mutation: object): void => {
    const known = touched.get(id);
    if (known === undefined) touched.set(id, { index, mutations: [mutation] });
    else known.mutations.push(mutation);
  };

  const put = (content: Content, index: number, kind: string): { id: string; operation: Operation } => {
    const id = completeId(content._id);
    if (!isDocumentId(id)) throw malformed(index, `Malformed document ID: "${id}"`);
    const before = working.get(id);
    const document = stamped({ ...content, _id: id }, before, options);
    refuseUnstorable(document, index);
    working.set(id, document);
    note(id, index, { [kind]: document });
    return { id, operation: before === undefined ? 'create' : 'update' };
  };

  const apply: Workspace['apply'] = (mutation, index) => {
    if ('createOrReplace' in mutation) return put(mutation.createOrReplace, index, 'createOrReplace');
    if ('create' in mutation) {
      const id = mutation.create._id ?? '';
      if (working.has(id)) throw alreadyExists(index, id);
      return put(mutation.create, index, 'create');
    }
    if ('createIfNotExists' in mutation) {
      const id = mutation.createIfNotExists._id ?? '';
      return working.has(id) ? { id, operation: 'none' } : put(mutation.createIfNotExists, index, 'createIfNotExists');
    }
    if ('delete' in mutation) {
      const { id } = mutation.delete;
      if (!working.delete(id)) return { id, operation: 'none' };
      note(id, index, mutation);
      return { id, operation: 'delete' };
    }
    const { id } = mutation.patch;
    const before = working.get(id);
    if (before === undefined) throw notThere(index, id);
    const document = patched(before, mutation.patch, index, options);
    refuseUnstorable(document, index);
    working.set(id, document);
    note(id, index, mutation);
    return { id, operation: 'update' };
  };

  return {
    get: (id) => working.get(id),
    ids: () => [...working.keys()],
    apply,
    writes: () =>
      [...touched].flatMap(([id, { index, mutations }]): Write[] => {
        const document = working.get(id);
        if (document !== undefined) return [{ put: document, mutations, index }];
        // Created and deleted within the transaction, it was never visible.
        return stored.has(id) ? [{ remove: id, mutations, index }] : [];
      }),
  };
}

/** Sanity's rule: without an id the lake generates one; an id that ends in a dot is its prefix. */
function completeId(id: string | undefined): string {
  if (id === undefined || id === '') return randomUUID();
  return id.endsWith('.') ? `${id}${randomUUID()}` : id;
}

function patched(
  before: LakeDocument,
  patch: { id: string } & PatchOperations,
  index: number,
  options: Options,
): LakeDocument {
  const { id, ifRevisionID } = patch;
  if (typeof ifRevisionID === 'string' && ifRevisionID !== before._rev)
    throw revisionDiffers(index, id, before._rev, ifRevisionID);
  let result: unknown;
  try {
    const { ifRevisionID: _checked, ...operations } = patch;
    // The mutator's types require an operation, but the Studio touches documents with a patch without any.
    result = new Mutator({ mutations: [{ patch: operations as MutatorPatch }] }).apply(before);
  } catch (error) {
    throw malformed(
      index,
      `The patch of "${id}" cannot be applied: ${error instanceof Error ? error.message : String(error)}`,
      { id },
    );
  }
  if (!isRecord(result) || result._id !== id || result._type !== before._type) {
    throw malformed(index, `The patch of "${id}" would change its _id or _type, which cannot change`, { id });
  }
  return stamped({ ...result, _type: before._type, _createdAt: before._createdAt }, before, options);
}

function stamped(content: Content, before: LakeDocument | undefined, options: Options): LakeDocument {
  const { transactionId, timestamp, autoGenerateArrayKeys } = options;
  const given = content._createdAt;
  const createdAt =
    typeof given === 'string' && moment.safeParse(given).success ? given : (before?._createdAt ?? timestamp);
  const document = {
    ...content,
    _id: content._id ?? '',
    _rev: transactionId,
    _createdAt: createdAt,
    _updatedAt: timestamp,
  };
  return autoGenerateArrayKeys === true ? Object.assign(document, withKeys(document)) : document;
}

/** Adds a `_key` to every object in a list that has none. */
function withKeys(value: object): object {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part))
      return part.map((item) => (isRecord(item) ? { _key: newKey(), ...withKeys(item) } : visit(item)));
    return isRecord(part) ? withKeys(part) : part;
  };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
}

const newKey = (): string => randomBytes(6).toString('hex');

/** In JSON this can only be a key: inside a string its quotes would be escaped. */
const prototypeKey = '"__proto__":';

function refuseUnstorable(document: LakeDocument, index: number): void {
  if (isDeeperThan(maxDepth, document))
    throw malformed(index, `Document "${document._id}" has more than ${maxDepth} levels`);
  const text = JSON.stringify(document);
  if (holdsUnstorable(text)) {
    throw malformed(
      index,
      `Document "${document._id}" holds a character that cannot be stored (U+0000 or half of a pair)`,
    );
  }
  if (text.includes(prototypeKey)) throw malformed(index, `Document "${document._id}" has a field "__proto__"`);
}
