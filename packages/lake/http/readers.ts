import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromOwnPage } from '@gevel/accounts';
import { studioCookie, type People, type User } from '../people/people.ts';
import type { LakeToken } from '../ports.ts';

/** The person or program behind a request, and its permissions. */
export interface Reader {
  kind: 'anonymous' | 'token' | 'user';
  /** The author of its writes, and the result of `identity()`. */
  id: string;
  /** Whether it may read drafts, versions and documents with a dot in their id. */
  mayReadAll: boolean;
  mayWrite: boolean;
  /** The person of a session. */
  user?: User;
}

const anonymous: Reader = { kind: 'anonymous', id: '<anonymous>', mayReadAll: false, mayWrite: false };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Identifies readers by their bearer token, or else by their session cookie. Resolves to `undefined` for an invalid or
 * expired token or session, and for anonymous readers if `aclMode` is private.
 */
export function createReaders(
  tokens: readonly LakeToken[],
  people: People,
  aclMode: 'public' | 'private',
): (request: Request) => Promise<Reader | undefined> {
  const configured = tokens.map(({ token, name, grants }) => ({ name, grants, hash: digest(token) }));

  const ofToken = async (token: string): Promise<Reader | undefined> => {
    const given = digest(token);
    const owner = configured.find(({ hash }) => timingSafeEqual(hash, given));
    if (owner !== undefined) {
      const { name, grants } = owner;
      return { kind: 'token', id: name, mayReadAll: grants.includes('read'), mayWrite: grants.includes('write') };
    }
    const known = await people.tokenOf(token);
    return known && { kind: 'token', id: known.id, mayReadAll: true, mayWrite: known.grant === 'write' };
  };

  const ofSession = async (secret: string): Promise<Reader | undefined> => {
    const user = await people.sessions.userOfSession(secret);
    return user && { kind: 'user', id: user.id, mayReadAll: true, mayWrite: user.role !== 'viewer', user };
  };

  return async (request) => {
    const header = request.headers.get('authorization');
    if (header !== null) return ofToken(header.replace(/^bearer\s+/i, ''));
    const session = studioCookie.read(request);
    // A cookie sent on behalf of another site does not authenticate the request.
    if (session !== undefined && isFromOwnPage(request)) return ofSession(session);
    return aclMode === 'public' ? anonymous : undefined;
  };
}
