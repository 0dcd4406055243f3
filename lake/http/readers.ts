import { createHash, timingSafeEqual } from 'node:crypto';
import type { LakeToken } from '../ports.ts';

/** Who asks, and what that person or program may do. */
export interface Reader {
  kind: 'anonymous' | 'token' | 'user';
  /** The author of what it writes, and what `identity()` answers. */
  id: string;
  /** Drafts, versions and documents with a dot in their id, too. */
  mayReadAll: boolean;
  mayWrite: boolean;
}

const anonymous: Reader = { kind: 'anonymous', id: '<anonymous>', mayReadAll: false, mayWrite: false };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells readers by their bearer token; `undefined` for a token nobody was given. */
export function createReaders(tokens: readonly LakeToken[]): (request: Request) => Promise<Reader | undefined> {
  const known = tokens.map(({ token, name, grants }) => ({ name, grants, hash: digest(token) }));
  return async (request) => {
    const header = request.headers.get('authorization');
    if (header === null) return anonymous;
    const given = digest(header.replace(/^bearer\s+/i, ''));
    const owner = known.find(({ hash }) => timingSafeEqual(hash, given));
    if (owner === undefined) return undefined;
    const { name, grants } = owner;
    return { kind: 'token', id: name, mayReadAll: grants.includes('read'), mayWrite: grants.includes('write') };
  };
}
