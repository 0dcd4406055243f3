/** The SQL adapter of the listings port. Run `migrate(database, 'listings', listingMigrations)` before the first question. */
export { importFeed, type ImportReport, type ImportServices } from './import.server.ts';
export { listingMigrations } from './schema.ts';
export { createListingsStore } from './store.server.ts';
