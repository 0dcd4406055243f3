import type { Environment } from '~/platform/environment.ts';
import type { Parts } from '../parts.ts';

/** The environment of a command: the running server's parts, or those of a process that the command opened itself. */
export interface CommandHost {
  env: Environment;
  /** When the running server began; null if the command opened the parts itself. */
  startedAt: Date | null;
  parts: () => Parts;
  /**
   * Releases the database while `replace` runs; if it cannot be reopened, calls the function that `replace` returned.
   */
  whileClosed: (replace: () => Promise<() => Promise<void>>) => Promise<void>;
  root: string;
}

/** Prints a line, or the progress of a long operation, on the terminal. */
export type Report = (line: string | { done: number; total: number }) => void;

/** Resolves to the exit code: 0 for success, 1 for failure, 2 for wrong arguments. */
export type Command = (host: CommandHost, args: readonly string[], report: Report) => Promise<number>;
