/** Aggregates in a table that triggers keep up to date. */
interface Sums {
  /** Prefix of the triggers' names. */
  name: string;
  table: string;
  /** SQL: adds the rows of a query to the aggregates; each row has a `sign`. */
  moved: (source: string) => string;
  /** SQL: inserted rows (from `come`) and deleted rows (from `gone`), with their sign. */
  come: string;
  gone: string;
}

/** SQL: statement-level triggers on `listing` that maintain aggregates in the same transaction. */
export function sumTriggers({ table, ...sums }: Sums): string {
  const { name } = sums;
  const on = (event: string, when: string) => `
    CREATE TRIGGER ${name}_${event} AFTER ${when} FOR EACH STATEMENT EXECUTE FUNCTION ${name}_${event}();`;
  return `
    ${sumFunctions({ table, ...sums })}
    ${body(`${name}_emptied`, `DELETE FROM ${table};`)}
    ${on('come', 'INSERT ON listing REFERENCING NEW TABLE AS come')}
    ${on('moved', 'UPDATE ON listing REFERENCING OLD TABLE AS gone NEW TABLE AS come')}
    ${on('gone', 'DELETE ON listing REFERENCING OLD TABLE AS gone')}
    ${on('emptied', 'TRUNCATE ON listing')}`;
}

/** SQL: the trigger functions; replaces existing ones. */
export function sumFunctions({ name, table, moved, come, gone }: Sums): string {
  const sweep = `DELETE FROM ${table} WHERE count = 0;`;
  return `
    ${body(`${name}_come`, moved(come))}
    ${body(`${name}_moved`, moved(`${come} UNION ALL ${gone}`) + sweep)}
    ${body(`${name}_gone`, moved(gone) + sweep)}`;
}

function body(name: string, statements: string): string {
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN NULL; END $$;`;
}
