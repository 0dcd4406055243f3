import type { Database, Sql } from '../database.ts';
import { span } from '../tracing.ts';

/** The database with a span for each statement and transaction, named `SELECT mail`, without its parameters. */
export function tracedDatabase<Traced extends Database>(database: Traced): Traced {
  return {
    ...database,
    ...tracedSql(database),
    transaction: (work) =>
      span('transaction', { 'db.system.name': 'postgresql' }, () =>
        database.transaction((sql) => work(tracedSql(sql))),
      ),
  };
}

function tracedSql(sql: Sql): Sql {
  const traced = <Result>(text: string, work: () => Promise<Result>): Promise<Result> => {
    const name = statementName(text);
    return span(name, { 'db.system.name': 'postgresql', 'db.query.summary': name }, work);
  };
  return {
    query: (text, parameters) => traced(text, () => sql.query(text, parameters)),
    execute: (text) => traced(text, () => sql.execute(text)),
  };
}

/** A statement's first word and the first table it names. */
function statementName(text: string): string {
  const [operation = ''] = /\w+/.exec(text) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE|TABLE)\s+(?:ONLY\s+)?"?([a-z_]\w*)/i.exec(text) ?? [];
  return table === undefined ? operation : `${operation} ${table}`;
}
