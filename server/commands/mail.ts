import { operatorOf, type Command } from './command.ts';

export const mailDeadUsage = ['Usage: mail:dead'];
export const mailRetryUsage = ['Usage: mail:retry [<id> …]'];

/** `mail:dead`: lists the mails that could not be delivered. */
export const mailDead: Command = async ({ parts }, args, report) => {
  if (args.length > 0) return usage(mailDeadUsage, report);
  const dead = await parts().platform.outbox.list('dead');
  for (const { id, kind, to, attempts, lastError, createdAt } of dead)
    report(
      `${id}  ${new Date(createdAt).toISOString().slice(0, 16)}  ${kind}  ${to}  ${attempts} tries: ${lastError ?? ''}`,
    );
  if (dead.length === 0) report('No mail has been given up.');
  return 0;
};

/** `mail:retry`: retries them once the mail server or the address works again. */
export const mailRetry: Command = async ({ parts, ...host }, args, report) => {
  const ids = args.map(Number);
  if (ids.some((id) => !Number.isSafeInteger(id))) return usage(mailRetryUsage, report);
  const { audit, outbox } = parts().platform;
  const count = await outbox.retry(ids.length > 0 ? ids : undefined);
  await audit.record({ kind: 'retried', who: operatorOf(host), subject: `mails: ${count}` });
  report(count === 1 ? '1 mail is tried again.' : `${count} mails are tried again.`);
  return 0;
};

function usage(lines: readonly string[], report: (line: string) => void): number {
  for (const line of lines) report(line);
  return 2;
}
