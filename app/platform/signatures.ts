import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { storedSecret } from './secret.ts';

/**
 * Signs what links of mails name, so that whoever has the mail needs no password: to confirm an address, to change a search, to cancel a visit.
 */
export interface Signatures {
  /**
   * @param purpose what the link allows: `newsletter`; a token of another purpose is not valid
   * @param id of small letters, digits and `-`
   * @returns a token for a path, which knows no capitals
   */
  sign(purpose: string, id: string): string;
  /** The id that was signed for this purpose; null if this site never did. */
  verify(purpose: string, token: string): string | null;
}

export async function createSignatures(database: Database): Promise<Signatures> {
  const key = await storedSecret(database, 'links of mails');
  const signatureOf = (purpose: string, id: string) =>
    createHmac('sha256', key).update(`${purpose} ${id}`).digest('hex').slice(0, 32);
  return {
    sign: (purpose, id) => `${id}.${signatureOf(purpose, id)}`,
    verify: (purpose, token) => {
      const [, id, signature] = /^([a-z\d-]{1,64})\.([a-f\d]{32})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(purpose, id))) ? id : null;
    },
  };
}
