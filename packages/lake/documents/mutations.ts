import { z } from 'zod';
import { malformed } from './failures.ts';
import { isDocumentId } from './ids.ts';

const anyObject = z.record(z.string(), z.unknown());
const paths = z.record(z.string(), z.unknown());
const numbers = z.record(z.string(), z.number());
const documentId = z
  .string()
  .refine(isDocumentId, { error: ({ input }) => `Malformed document ID: ${JSON.stringify(input)}` });
/** Empty or ending in a dot: the lake completes it. */
const newId = z.string().refine((id) => id === '' || isDocumentId(id.replace(/\.$/, '')), {
  error: ({ input }) => `Malformed document ID: ${JSON.stringify(input)}`,
});
const typeName = z.string({ error: 'a document needs a "_type"' }).min(1, 'a document needs a "_type"');

const newDocument = z.looseObject({ _id: newId.optional(), _type: typeName });
const namedDocument = z.looseObject({ _id: newId, _type: typeName });

const items = z.array(z.unknown());
const insert = z.union(
  [
    z.strictObject({ before: z.string(), items }),
    z.strictObject({ after: z.string(), items }),
    z.strictObject({ replace: z.string(), items }),
  ],
  { error: '"insert" needs "items" and one of "before", "after" and "replace"' },
);

/** The operations of a patch, without its selection. */
export const patchOperations = z.looseObject({
  set: paths.optional(),
  setIfMissing: paths.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: insert.optional(),
  ifRevisionID: z.string().nullish(),
});
export type PatchOperations = z.infer<typeof patchOperations>;

const query = z.object({ query: z.string(), params: anyObject.optional() });
const byId = z.object({ id: documentId });
/** Sanity's clients select several documents by a list. */
const byIds = z.object({ id: z.array(documentId) });
const selection = z.union([byId, byIds, query], { error: 'say which documents by "id" or by "query"' });

const mutation = z.union([
  z.strictObject({ create: newDocument }),
  z.strictObject({ createIfNotExists: namedDocument }),
  z.strictObject({ createOrReplace: namedDocument }),
  z.strictObject({ delete: selection }),
  z.strictObject({ patch: z.intersection(selection, patchOperations) }),
]);
export type Mutation = z.infer<typeof mutation>;
export type Selection = z.infer<typeof selection>;

const kinds = {
  create: newDocument,
  createIfNotExists: namedDocument,
  createOrReplace: namedDocument,
  delete: selection,
  patch: z.intersection(selection, patchOperations),
};

export interface MutationRequest {
  mutations: Mutation[];
  transactionId?: string;
}

const envelope = z.object({ mutations: z.array(anyObject), transactionId: z.string().nullish() });

/**
 * Parses the body of a mutation request.
 *
 * @throws {TransactionRefused} naming the faulty mutation
 */
export function parseMutations(body: unknown): MutationRequest {
  const outer = envelope.safeParse(Array.isArray(body) ? { mutations: body } : body);
  if (!outer.success) throw malformed(0, `The body must be {"mutations": […]}: ${sentence(outer.error)}`);
  const mutations = outer.data.mutations.map((given, index) => {
    const [kind = '', ...others] = Object.keys(given);
    if (others.length > 0 || !Object.hasOwn(kinds, kind)) {
      throw malformed(index, `mutations[${index}] must have exactly one of ${Object.keys(kinds).join(', ')}`);
    }
    // Validate the named kind alone, so that the message is not about all the others.
    const inner = kinds[kind as keyof typeof kinds].safeParse(given[kind]);
    if (!inner.success) throw malformed(index, `mutations[${index}].${kind}${sentence(inner.error)}`);
    return mutation.parse(given);
  });
  return { mutations, transactionId: outer.data.transactionId ?? undefined };
}

/** The operations of a patch, without its selection. */
export function operationsOf({
  id,
  query,
  params,
  ...operations
}: PatchOperations & { id?: unknown; query?: unknown; params?: unknown }): PatchOperations {
  return operations;
}

/** @throws {TransactionRefused} for a transaction id that Sanity would refuse */
export function checkedTransactionId(id: string | undefined): string | undefined {
  if (id === undefined || /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(id)) return id;
  throw malformed(0, 'The transactionId must be 1 to 128 letters, digits, ".", "_" and "-"');
}

/** The first problem, after the path to it. */
export function sentence(error: z.ZodError): string {
  const [issue] = error.issues;
  const path = issue?.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('') ?? '';
  return `${path}: ${issue?.message ?? 'not understood'}`;
}
