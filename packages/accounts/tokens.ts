import { randomBytes } from 'node:crypto';
import type { AccountsCause, OnAccountsEvent } from './events.ts';
import { accountError, parseName } from './person.ts';
import type { AccountsDatabase } from './ports.ts';
import { digest, newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

export type TokenGrant = 'read' | 'write';

/** An API token as listed; only its holder knows the secret. */
export interface ApiToken {
  id: string;
  name: string;
  /** `write` includes `read`. */
  grant: TokenGrant;
  createdAt: string;
}

export interface Tokens {
  /** Resolves to the token, which cannot be read again later. Rejects with `NAME_UNFIT`. */
  createToken(
    wanted: { name: string; grant: TokenGrant },
    cause?: AccountsCause,
  ): Promise<ApiToken & { token: string }>;
  /** Rejects with `TOKEN_UNKNOWN`. */
  revokeToken(id: string, cause?: AccountsCause): Promise<ApiToken>;
  listTokens(): Promise<ApiToken[]>;
  tokenOf(token: string): Promise<ApiToken | undefined>;
}

interface TokenRow {
  id: string;
  name: string;
  may_write: boolean;
  created_at: string;
}

const tokenColumns = 'id, name, may_write, created_at';

const tokenRow = ({ id, name, may_write, created_at }: TokenRow): ApiToken => ({
  id,
  name,
  grant: may_write ? 'write' : 'read',
  createdAt: new Date(created_at).toISOString(),
});

export function createTokens(sql: AccountsDatabase, { tokens }: Tables, onEvent: OnAccountsEvent): Tokens {
  return {
    createToken: async ({ name: given, grant }, cause) => {
      const name = parseName(given);
      // The first letter distinguishes a token from a person as the author.
      const id = `r${randomBytes(9).toString('hex')}`;
      const token = `sk${newSecret()}`;
      return sql.transaction(async (inside) => {
        const [row] = await inside.query<TokenRow>(
          `INSERT INTO ${tokens} (id, name, hash, may_write, created_at) VALUES ($1, $2, $3, $4, now())
           RETURNING ${tokenColumns}`,
          [id, name, digest(token), grant === 'write'],
        );
        if (row === undefined) throw new Error('The token was not stored.');
        await onEvent(inside, { kind: 'token-made', person: null, token: { id, name, grant }, cause });
        return { ...tokenRow(row), token };
      });
    },

    revokeToken: (id, cause) =>
      sql.transaction(async (inside) => {
        const [row] = await inside.query<TokenRow>(`DELETE FROM ${tokens} WHERE id = $1 RETURNING ${tokenColumns}`, [
          id,
        ]);
        if (row === undefined) throw accountError('TOKEN_UNKNOWN', `No token has the id ${id}.`);
        const token = tokenRow(row);
        await onEvent(inside, { kind: 'token-revoked', person: null, token, cause });
        return token;
      }),

    listTokens: async () =>
      (await sql.query<TokenRow>(`SELECT ${tokenColumns} FROM ${tokens} ORDER BY created_at, id`)).map(tokenRow),

    tokenOf: async (token) => {
      const [row] = await sql.query<TokenRow>(`SELECT ${tokenColumns} FROM ${tokens} WHERE hash = $1`, [digest(token)]);
      return row && tokenRow(row);
    },
  };
}
