import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeOf, Failure } from '~/platform/failure.ts';

/** The message for a failed start or command: a sentence for known mistakes, the stack for anything else. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (codeOf(error) === 'EADDRINUSE') return 'The port is taken by another program: set PORT to a free one.';
  const unwritable = unwritableFolder(error);
  if (unwritable !== null) return unwritable;
  return error instanceof Failure && error.isForPeople ? error.message : (error.stack ?? error.message);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'this user has used all that is allowed there',
};

/** The message for a path that cannot be written; null for any other error, including a forbidden port. */
function unwritableFolder(error: Error): string | null {
  const reason = reasons[codeOf(error) ?? ''];
  if (reason === undefined || !('path' in error) || typeof error.path !== 'string' || 'port' in error) return null;
  return `${error.path} cannot be written: ${reason}. The data folder (DATA_DIR) must be one that this user can write to.`;
}

/**
 * The message for someone who runs the built file directly, which does not start the site.
 *
 * @param file URL of the built file
 * @param program the script that Node was told to run
 * @returns null if another script has loaded the file
 */
export function howToStart(file: string, program: string | undefined): string | null {
  if (program === undefined || !existsSync(program) || realpathSync(program) !== fileURLToPath(file)) return null;
  return 'This file is started by npm start, or node scripts/start.mjs: these read .env, and build what is stale.';
}
