import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromOwnPage } from '@gevel/accounts';
import { studioCookie, type People, type User } from '../people/people.ts';
import { rights, type Rights } from '../people/roles.ts';
import type { LakeAuthor, LakeToken } from '../ports.ts';

type Identity = Omit<Reader, 'address'>;

/** The person or program behind a request, and its permissions. */
export interface Reader extends Rights {
  kind: 'anonymous' | 'token' | 'user';
  /** The author of its writes, and the result of `identity()`. */
  id: string;
  name: string;
  /** `LakeCaller.address` of the request; empty if the process asks. */
  address: string;
  /** The person of a session. */
  user?: User;
}

const anonymous = { kind: 'anonymous', id: '<anonymous>', name: '', mayReadAll: false, mayWrite: false } as const;

/** Identifies the reader of a request; `address` is its caller's. */
export type ReaderOf = (request: Request, address?: string) => Promise<Reader | undefined>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Identifies readers by their bearer token, or else by their session cookie. Resolves to `undefined` for an invalid or
 * expired token or session, and for anonymous readers if `aclMode` is private.
 */
export function createReaders(tokens: readonly LakeToken[], people: People, aclMode: 'public' | 'private'): ReaderOf {
  const configured = tokens.map(({ token, name, grants }) => ({ name, grants, hash: digest(token) }));

  const ofToken = async (token: string): Promise<Identity | undefined> => {
    const given = digest(token);
    const owner = configured.find(({ hash }) => timingSafeEqual(hash, given));
    if (owner !== undefined) {
      const { name, grants } = owner;
      const [mayReadAll, mayWrite] = [grants.includes('read'), grants.includes('write')];
      return { kind: 'token', id: name, name, mayReadAll, mayWrite: mayWrite && 'everything' };
    }
    const known = await people.tokenOf(token);
    if (known === undefined) return undefined;
    const { id, name, grant } = known;
    return { kind: 'token', id, name, mayReadAll: true, mayWrite: grant === 'write' && 'everything' };
  };

  const ofSession = async (secret: string): Promise<Identity | undefined> => {
    const user = await people.sessions.userOfSession(secret);
    if (user === undefined) return undefined;
    const { id, name, role } = user;
    return { kind: 'user', id, name, ...rights[role], user };
  };

  const identify = async (request: Request): Promise<Identity | undefined> => {
    const header = request.headers.get('authorization');
    if (header !== null) return ofToken(header.replace(/^bearer\s+/i, ''));
    const session = studioCookie.read(request);
    // A cookie sent on behalf of another site does not authenticate the request.
    if (session !== undefined && isFromOwnPage(request)) return ofSession(session);
    return aclMode === 'public' ? anonymous : undefined;
  };
  return async (request, address = '') => {
    const identity = await identify(request);
    return identity && { ...identity, address };
  };
}

/** Who writes; null for anonymous readers, who may not. */
export function authorOf({ kind, id, name, address, user }: Reader): LakeAuthor | null {
  return kind === 'anonymous' ? null : { kind, id, name, email: user?.email ?? null, address };
}
