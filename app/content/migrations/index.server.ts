import { captchaByForm } from './1-captcha-by-form.ts';
import { renovationTermByLanguage } from './2-renovation-term-by-language.ts';
import { recordId } from './migrate.server.ts';
import { migrated, type ContentDocument, type ContentMigration } from './migration.ts';

/** All content migrations, oldest first (docs/add-a-content-migration.md). */
export const contentMigrations: readonly ContentMigration[] = [captchaByForm, renovationTermByLanguage];

/**
 * Migrates a document of an imported file. Returns null for the migration record of the file's own dataset.
 *
 * @throws {Error} naming the migration and the document, if it cannot be migrated
 */
export function migratedImport(document: ContentDocument): ContentDocument | null {
  return document._id === recordId ? null : migrated(document, contentMigrations);
}
