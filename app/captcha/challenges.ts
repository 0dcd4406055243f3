import { randomBytes } from 'node:crypto';
import type { Signatures } from '~/platform/signatures.ts';

/** Validity in seconds: enough to fill in a form at leisure. */
export const challengeSeconds = 20 * 60;

/** A challenge, as encoded in its token. */
export interface Challenge {
  id: string;
  form: string;
  endsAt: Date;
}

/**
 * Stateless challenges: a token is a signed id, and the expected answer is derived from the id and the site's secret.
 * Rendering a page writes nothing, every process can verify every challenge, and a token does not reveal its answer.
 */
export interface Challenges {
  /** @returns a token for a form, with an expiry */
  make(form: string, now: Date): string;
  /** Null for an invalid token. The challenge may have expired. */
  read(token: string): Challenge | null;
  /**
   * 32 hexadecimal digits that only this site can compute.
   *
   * @param use `characters`, `digits`, `drawing`: each has its own
   */
  secret(use: string, id: string): string;
}

export function createChallenges(signatures: Pick<Signatures, 'sign' | 'verify'>): Challenges {
  return {
    make: (form, now) => {
      const endsAt = Math.floor(now.getTime() / 1000) + challengeSeconds;
      return signatures.sign('captcha', `${form}-${endsAt.toString(36)}-${randomBytes(10).toString('hex')}`);
    },
    read: (token) => {
      const id = signatures.verify('captcha', token);
      const [, form, endsAt] = /^([a-z\d-]+)-([a-z\d]+)-[a-f\d]{20}$/.exec(id ?? '') ?? [];
      if (id === null || form === undefined || endsAt === undefined) return null;
      return { id, form, endsAt: new Date(Number.parseInt(endsAt, 36) * 1000) };
    },
    secret: (use, id) => signatures.sign(`captcha ${use}`, id).split('.').at(-1) ?? '',
  };
}
