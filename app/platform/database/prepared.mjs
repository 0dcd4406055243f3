// Part of the embedded database's worker thread. Plain JavaScript, because no bundler sees it.
import { parse, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** Number of prepared statements kept, more than the pages have. */
const most = 200;

/**
 * @typedef {Awaited<ReturnType<import('@electric-sql/pglite').PGlite['execProtocolStream']>>} Messages
 * @typedef {{ name: string, types: number[], row: Messages }} Statement `types`: of its parameters; `row`: the
 * description of its rows
 */

/**
 * Runs prepared statements. PGlite's own `query` parses each statement anew, in six calls instead of one, which takes
 * two to three times as long (docs/decisions/0055).
 *
 * @param {import('@electric-sql/pglite').PGlite} database
 */
export function createPrepared(database) {
  /** @type {LRUCache<string, Statement>} */
  const known = new LRUCache({ max: most });
  let lastName = 0;

  /** @param {Uint8Array[]} messages */
  const send = (...messages) =>
    database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  /** @param {string} text */
  async function prepare(text) {
    const oldest = known.size < most ? undefined : known.pop();
    if (oldest !== undefined) await send(serialize.close({ type: 'S', name: oldest.name }));
    const name = `statement ${(lastName += 1)}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(described),
      row: described.filter((message) => message.name === 'rowDescription'),
    };
    known.set(text, statement);
    return statement;
  }

  return {
    /** @param {string} text @param {unknown[]} parameters */
    query: (text, parameters) =>
      database.runExclusive(async () => {
        const { name, types, row } = known.get(text) ?? (await prepare(text));
        const values = parameters.map((value, at) => {
          if (value === null || value === undefined) return null;
          return database.serializers[types[at] ?? 0]?.(value) ?? String(value);
        });
        const answer = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
        return parse.parseResults([...row, ...answer], database.parsers)[0]?.rows ?? [];
      }),
    /** Call after a schema change: PostgreSQL replans by itself, but rejects a statement whose row type changed. */
    forget: async () => {
      known.clear();
      // Fails in an aborted transaction; the statements then stay until its rollback.
      await database.exec('DEALLOCATE ALL').catch(() => undefined);
    },
  };
}
