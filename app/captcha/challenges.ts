import { randomBytes } from 'node:crypto';
import type { Signatures } from '~/platform/signatures.ts';

/** Seconds in which a form is filled in, at leisure. */
export const challengeSeconds = 20 * 60;

/** What somebody is asked to read or hear, as its token names it. */
export interface Challenge {
  id: string;
  form: string;
  endsAt: Date;
}

/**
 * Challenges that are stored nowhere: a token is a signed id, and what it asks for follows from the id and the site's secret. So pages that are
 * only looked at write nothing, every process knows every challenge, and a token does not tell its answer.
 */
export interface Challenges {
  /** @returns a token, for a form and until it ends */
  make(form: string, now: Date): string;
  /** Null for what this site did not make. It may have ended. */
  read(token: string): Challenge | null;
  /**
   * 32 hexadecimal digits that only this site knows.
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
