import type { Environment } from '~/platform/environment.ts';
import type { Parts } from '../parts.ts';

/** What commands work with: the running server's parts, or those of a process that the command opened itself. */
export interface CommandHost {
  env: Environment;
  parts: () => Parts;
  /** Lets go of the database for something that replaces it and resolves to what undoes that, where it cannot be opened then. */
  whileClosed: (replace: () => Promise<() => Promise<void>>) => Promise<void>;
  root: string;
}

/** Says on the terminal what happens: a line, or how far something is that takes long. */
export type Report = (line: string | { done: number; total: number }) => void;

/** Resolves to the exit code: 0 done, 1 it failed, 2 wrong arguments. */
export type Command = (host: CommandHost, args: readonly string[], report: Report) => Promise<number>;
