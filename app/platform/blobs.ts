import { failure } from './failure.ts';

export interface BlobOptions {
  /** The content type that a store which serves files directly would send; readers record the type themselves. */
  contentType: string;
  /** Lower-case hex of 40 (sha-1) to 64 (sha-256) digits; without one, the sha-256 of the bytes. */
  key?: string;
}

/**
 * Bytes under a key derived from their content (or from what they were made of): a key's content never changes, so
 * writing twice is harmless and readers may cache it. Rejects with `BLOB_KEY` for an invalid key; an object store that
 * does not answer rejects with `BLOB_STORE`.
 */
export interface Blobs {
  /** Resolves to the key once the bytes are durable. */
  put(bytes: Uint8Array, options: BlobOptions): Promise<string>;
  /** `undefined` for a missing key. */
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** The size in bytes, without reading them; `undefined` for a missing key. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `first` to `last`, both inclusive, read lazily. */
  stream(key: string, range: { first: number; last: number }): ReadableStream<Uint8Array>;
  /** Deletes the bytes durably; a missing key is no error. */
  remove(key: string): Promise<void>;
  /** All that is stored, in any order. */
  list(): AsyncIterable<StoredBlob>;
}

export interface StoredBlob {
  key: string;
  /** In bytes. */
  size: number;
}

const keyForm = /^[0-9a-f]{40,64}$/;

export const isBlobKey = (name: string): boolean => keyForm.test(name);

/** @throws {Error} with the code `BLOB_KEY`; so no key leaves its folder, either. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw failure('BLOB_KEY', 'A blob key is 40 to 64 hexadecimal digits.');
}
