/** A stored document, draft or published, as far as every type has it. */
export interface ContentDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A change of what editors have stored, for a new form of a type (docs/add-a-content-migration.md). */
export interface ContentMigration {
  /** Number and name, `1-slots-by-weekday`. Never changed once released: datasets remember it. */
  id: string;
  /**
   * The document in its new form; the same object where there is nothing to do. It may be handed a document that has the new form
   * already, and must leave that alone: imported files and restored backups are of any age.
   */
  change(document: ContentDocument): ContentDocument;
}

/**
 * A document with all migrations done, in order; the same object where nothing changed.
 *
 * @throws {Error} for a migration that fails or changes `_id` or `_type`, with its id and the document's
 */
export function migrated(document: ContentDocument, migrations: readonly ContentMigration[]): ContentDocument {
  return migrations.reduce((before, { id, change }) => {
    const fail = (reason: string, cause?: unknown): never => {
      throw new Error(`The migration "${id}" cannot change the document "${document._id}": ${reason}`, { cause });
    };
    let after: ContentDocument;
    try {
      after = change(before);
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), error);
    }
    if (after._id !== before._id || after._type !== before._type) fail('its _id and _type must stay.');
    return after;
  }, document);
}

type Stored = Record<string, unknown>;

/**
 * Changes every object of a type inside a document, the document itself included: modules, pictures, links, wherever they are.
 *
 * @param change the object in its new form, or itself; objects inside it have been changed already
 * @returns the same document where nothing changed
 */
export function changeObjects(
  document: ContentDocument,
  type: string,
  change: (object: Stored) => Stored,
): ContentDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const parts = value.map(walk);
      return parts.some((part, index) => part !== value[index]) ? parts : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const before = value as Stored;
    const fields = Object.entries(before).map(([name, part]) => [name, walk(part)] as const);
    const after = fields.some(([name, part]) => part !== before[name]) ? Object.fromEntries(fields) : before;
    return after._type === type ? change(after) : after;
  };
  // Whatever `change` makes of a document, `migrated` looks at its id and type.
  return walk(document) as ContentDocument;
}
