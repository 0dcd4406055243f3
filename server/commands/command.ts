import type { NewEntry } from '~/platform/audit.ts';
import { commandActor } from '~/platform/audit/accounts.ts';
import type { AuditActor } from '~/platform/audit-entry.ts';
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
   * `opened` gets the parts that were opened on the replaced data.
   */
  whileClosed: (replace: () => Promise<() => Promise<void>>, opened?: (parts: Parts) => Promise<void>) => Promise<void>;
  root: string;
  /** The operating system's user who runs the command; absent if unknown. */
  operator?: string;
}

/** Whoever runs a command, for the audit trail. */
export const operatorOf = ({ operator = '' }: Pick<CommandHost, 'operator'>): AuditActor => commandActor(operator);

/** Prints a line, or the progress of a long operation, on the terminal. */
export interface Report {
  (line: string | { done: number; total: number }): void;
  /** Resolves once there is room for more lines, for output of any length; absent where printing waits by itself. */
  drained?: () => Promise<void>;
}

/** Resolves to the exit code: 0 for success, 1 for failure, 2 for wrong arguments. */
export type Command = (host: CommandHost, args: readonly string[], report: Report) => Promise<number>;

/** Runs a command's work and enters it into the audit trail, also if it fails. */
export async function recorded(
  host: Pick<CommandHost, 'parts' | 'operator'>,
  entry: Pick<NewEntry, 'kind' | 'subject' | 'about'>,
  work: () => Promise<number>,
): Promise<number> {
  let exit = 1;
  try {
    exit = await work();
    return exit;
  } finally {
    await host.parts().platform.audit.record({ ...entry, who: operatorOf(host), failed: exit !== 0 });
  }
}
