import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Names of the entries that the product writes into its data folder. */
const ours = /^(?:database(?:\..+)?|blobs|cache|scratch|lock\.sock|lock\.guard|control\.sock)$/;

const others = 0o077;

/**
 * Creates the data folder, which holds password hashes, sessions and leads. Only its owner may read it: both new files
 * and those that an earlier version left open. If the folder holds other things besides (`DATA_DIR=/srv`), its own
 * permissions are left alone, but not those of our files in it.
 *
 * @throws {Error} of the file system if the folder belongs to another user and its permissions cannot be changed
 */
export async function openDataFolder(folder: string): Promise<void> {
  process.umask(others);
  await mkdir(folder, { recursive: true });
  if (process.platform === 'win32' || !isOpen(await lstat(folder))) return;
  const names = await readdir(folder);
  for (const name of names.filter((each) => ours.test(each))) await close(path.join(folder, name));
  // Last, so that an interrupted start begins again.
  if (names.every((name) => ours.test(name))) await chmod(folder, 0o700);
}

const isOpen = ({ mode }: { mode: number }): boolean => (mode & others) !== 0;

async function close(entry: string): Promise<void> {
  const facts = await lstat(entry);
  if (facts.isSymbolicLink()) return;
  if (isOpen(facts)) await chmod(entry, facts.mode & 0o700);
  if (!facts.isDirectory()) return;
  for (const name of await readdir(entry)) await close(path.join(entry, name));
}
