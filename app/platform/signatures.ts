import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { storedSecret } from './secret.ts';

/** Signs ids in mail links, so that confirming an address or cancelling a visit needs no password. */
export interface Signatures {
  /**
   * @param purpose what the link allows, for example `newsletter`; a token is only valid for its purpose
   * @param id of lower-case letters, digits and `-`
   * @returns a token for a path, which is case-insensitive
   */
  sign(purpose: string, id: string): string;
  /** The id signed for this purpose; null for a forged token. */
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
