/** A problem with a mutation or an action, in Sanity's format. */
export interface FailureItem {
  index: number;
  error: { type: string; description: string; [fact: string]: unknown };
}

/**
 * A transaction that was refused as a whole; nothing was written. Types and fields are the Content Lake's
 * (https://www.sanity.io/docs/http-reference/mutation).
 */
export class TransactionRefused extends Error {
  readonly items: readonly FailureItem[];
  readonly status: number;

  constructor(items: readonly FailureItem[], status: number) {
    super(items.map(({ error }) => error.description).join('; '));
    this.items = items;
    this.status = status;
  }
}

type Facts = Record<string, unknown>;

const refused =
  (status: number, type: string) =>
  (index: number, description: string, facts: Facts = {}): TransactionRefused =>
    new TransactionRefused([{ index, error: { type, description, ...facts } }], status);

const conflict = (type: string) => refused(409, type);

export const malformed = refused(400, 'invalidMutationError');
export const alreadyExists = (index: number, id: string) =>
  conflict('documentAlreadyExistsError')(index, `Document by ID "${id}" already exists`, { id });
export const notThere = (index: number, id: string) =>
  conflict('documentNotFoundError')(index, `The document with the ID "${id}" was not found`, { id });
export const revisionDiffers = (index: number, id: string, current: string | undefined, expected: string) =>
  conflict('documentRevisionIDDoesNotMatchError')(
    index,
    `Document "${id}" has unexpected revision ID "${current ?? ''}", expected "${expected}"`,
    {
      id,
      currentRevisionID: current,
      expectedRevisionID: expected,
    },
  );
export const referencedBy = (index: number, id: string, referencingIDs: readonly string[]) =>
  conflict('documentHasExistingReferencesError')(
    index,
    `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0] ?? ''}"`,
    { id, referencingIDs },
  );
export const referenceMissing = (index: number, id: string, referenceID: string) =>
  conflict('documentReferenceDoesNotExistError')(
    index,
    `Document "${id}" references non-existent document "${referenceID}"`,
    {
      id,
      referenceID,
    },
  );
export const transactionExists = (id: string) =>
  conflict('transactionAlreadyExistsError')(0, `Transaction "${id}" already exists`, { transactionID: id });
export const overtaken = () =>
  conflict('datasetChangedError')(0, 'Others write too often to work out what the query selects; try again');
export const refusedAction = (status: number, index: number, description: string) =>
  refused(status, status === 501 ? 'unsupportedActionError' : 'actionConflictError')(index, description);
