import type { LakeSql } from '../ports.ts';

/** What an administrator decided for everybody's logins. */
export interface LoginPolicy {
  /** Whether a password alone is not enough. */
  requiresSecondFactor(): Promise<boolean>;
  requireSecondFactor(isRequired: boolean): Promise<void>;
}

const key = 'second-factor-required';

export function createLoginPolicy(sql: LakeSql): LoginPolicy {
  return {
    requiresSecondFactor: async () => (await sql.query('SELECT FROM lake_setting WHERE key = $1', [key])).length > 0,
    requireSecondFactor: async (isRequired) => {
      await sql.query(
        isRequired
          ? "INSERT INTO lake_setting VALUES ($1, 'true') ON CONFLICT DO NOTHING"
          : 'DELETE FROM lake_setting WHERE key = $1',
        [key],
      );
    },
  };
}
