/** Dependencies of accounts as their own structural types: any database and clock will do. */
export interface AccountsSql {
  /** Parameters are `$1, $2…`; `timestamptz` arrives as anything that `new Date` accepts. */
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface AccountsDatabase extends AccountsSql {
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<Result>(work: (sql: AccountsSql) => Promise<Result>): Promise<Result>;
}

export interface AccountsClock {
  now(): Date;
}
