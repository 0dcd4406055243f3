import type { LakeSql } from '../ports.ts';

/** What the Studio remembers for a person: list layouts, recent searches, the width of panes. */
export interface KeyValues {
  read(userId: string, keys: readonly string[]): Promise<KeyValue[]>;
  write(userId: string, pairs: readonly KeyValue[]): Promise<void>;
}

export interface KeyValue {
  key: string;
  value: unknown;
}

/** People only: values of a token would be shared by all its users. */
export function createKeyValues(sql: LakeSql): KeyValues {
  return {
    read: (userId, keys) =>
      sql.query<KeyValue>('SELECT key, value FROM lake_key_value WHERE user_id = $1 AND key = ANY($2::text[])', [
        userId,
        [...keys],
      ]),
    write: async (userId, pairs) => {
      await sql.query(
        `INSERT INTO lake_key_value (user_id, key, value)
         SELECT $1, pair->>'key', pair->'value' FROM jsonb_array_elements($2::jsonb) AS pair
         ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
        [userId, JSON.stringify(pairs)],
      );
    },
  };
}
