import type { Blobs } from '../blobs.ts';
import type { HealthCheck } from '../part.ts';

/** Checks that an object store can be read. Without it pictures are missing, and pages are not. */
export const blobsCheck = (blobs: Pick<Blobs, 'get'>): HealthCheck => ({
  needed: false,
  failure: () =>
    blobs.get('0'.repeat(64)).then(
      () => null,
      (error: unknown) => `Pictures cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ),
});
