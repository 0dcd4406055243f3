import { createHash, timingSafeEqual } from 'node:crypto';
import type { LakeToken } from '../ports.ts';

/** Who asks, and what that person may do. */
export interface Reader {
  name: string;
  mayReadAll: boolean;
}

const anonymous: Reader = { name: '<anonymous>', mayReadAll: false };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells readers by their bearer token; `undefined` for a token nobody was given. */
export function createReaders(tokens: readonly LakeToken[]): (request: Request) => Reader | undefined {
  const known = tokens.map(({ token, name, grants }) => ({ name, grants, hash: digest(token) }));
  return (request) => {
    const header = request.headers.get('authorization');
    if (header === null) return anonymous;
    const given = digest(header.replace(/^bearer\s+/i, ''));
    const owner = known.find(({ hash }) => timingSafeEqual(hash, given));
    return owner && { name: owner.name, mayReadAll: owner.grants.includes('read') };
  };
}
