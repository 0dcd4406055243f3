import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { migrate } from './database/migrations.ts';

/** A random key per installation, created on first use; every process on the database gets the same. */
export async function storedSecret(database: Database, name: string): Promise<Buffer> {
  await migrate(database, 'secrets', [
    { id: '1-secret', sql: 'CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL)' },
  ]);
  const read = async () => {
    const [row] = await database.query<{ value: string }>('SELECT value FROM secret WHERE name = $1', [name]);
    return row?.value;
  };
  const known = await read();
  if (known !== undefined) return Buffer.from(known, 'base64url');
  await database.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  // Another process may have stored its own at the same time.
  const stored = await read();
  if (stored === undefined) throw new Error(`The secret "${name}" could not be stored`);
  return Buffer.from(stored, 'base64url');
}
