/** A stored document, draft or published, with the fields that every type has. */
export interface ContentDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A change of stored content for a new version of a type (docs/add-a-content-migration.md). */
export interface ContentMigration {
  /** Number and name, `1-slots-by-weekday`. Never changed once released, because datasets record it. */
  id: string;
  /**
   * Returns the migrated document, or the same object if there is nothing to do. It must return a document that is
   * already in the new form unchanged: imported files and restored backups may be of any age.
   */
  change(document: ContentDocument): ContentDocument;
}

/**
 * Applies all migrations to a document in order. Returns the same object if nothing changed.
 *
 * @throws {Error} naming the migration and the document, if a migration fails or changes `_id` or `_type`
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
 * Changes every object of a type in a document at any depth (modules, pictures, links), including the document itself.
 *
 * @param change returns the new object, or the same one; nested objects have been changed already
 * @returns the same document if nothing changed
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
  // `migrated` checks the document's id and type.
  return walk(document) as ContentDocument;
}
