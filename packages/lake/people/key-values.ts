import type { LakeSql } from '../ports.ts';

/** What the Studio remembers for a person: list layouts, recent searches, pane widths. */
export interface KeyValues {
  read(userId: string, keys: readonly string[]): Promise<KeyValue[]>;
  /** @returns false, without storing anything, if the person would have too many */
  write(userId: string, pairs: readonly KeyValue[]): Promise<boolean>;
}

export interface KeyValue {
  key: string;
  value: unknown;
}

/** Limits per person; a Studio stores some dozens of small values. */
const most = { values: 1_000, characters: 2_000_000 } as const;

/** For people only: the values of a token would be shared by all its users. */
export function createKeyValues(sql: LakeSql): KeyValues {
  return {
    read: (userId, keys) =>
      sql.query<KeyValue>('SELECT key, value FROM lake_key_value WHERE user_id = $1 AND key = ANY($2::text[])', [
        userId,
        [...keys],
      ]),
    write: async (userId, pairs) => {
      const written = JSON.stringify(pairs);
      const stored = await sql.query(
        `INSERT INTO lake_key_value (user_id, key, value)
         SELECT $1, pair->>'key', pair->'value' FROM jsonb_array_elements($2::jsonb) AS pair
         WHERE (
           SELECT count(*) + $3 <= $4 AND coalesce(sum(length(value::text)), 0) + $5 <= $6
           FROM lake_key_value WHERE user_id = $1 AND key <> ALL ($7::text[])
         )
         ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value RETURNING key`,
        [userId, written, pairs.length, most.values, written.length, most.characters, pairs.map(({ key }) => key)],
      );
      return pairs.length === 0 || stored.length > 0;
    },
  };
}
