/** What sums of a table's own are kept up to date by. */
interface Sums {
  /** What the names of its triggers begin with. */
  name: string;
  table: string;
  /** SQL: adds to the sums what the rows of a query bring, each with its `sign`. */
  moved: (source: string) => string;
  /** SQL: the rows that came, of `come`, and those that went, of `gone`, with their sign. */
  come: string;
  gone: string;
}

/** SQL: triggers on `listing` that keep sums in the transaction that moves a listing, once a statement. */
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

/** SQL: what these triggers do, also in the place of what they did before. */
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
