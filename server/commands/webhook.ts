import { operatorOf, type Command } from './command.ts';

export const webhookDeadUsage = ['Usage: webhook:dead'];
export const webhookRetryUsage = ['Usage: webhook:retry [<lead> …]'];

/** `webhook:dead`: lists the leads that could not be delivered to the CRM. */
export const webhookDead: Command = async ({ parts }, args, report) => {
  if (args.length > 0) return usage(webhookDeadUsage, report);
  const dead = await parts().leads.webhook.dead();
  for (const { leadId, form, createdAt, attempts, lastError } of dead)
    report(
      `${leadId}  ${new Date(createdAt).toISOString().slice(0, 16)}  ${form}  ${attempts} tries: ${lastError ?? ''}`,
    );
  if (dead.length === 0) report('No lead has been given up.');
  return 0;
};

/** `webhook:retry`: retries them once the CRM works again. */
export const webhookRetry: Command = async ({ parts, ...host }, args, report) => {
  if (args.some((arg) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(arg)))
    return usage(webhookRetryUsage, report);
  const ids = args.map((arg) => arg.toLowerCase());
  const { platform, leads } = parts();
  const count = await leads.webhook.retry(ids.length > 0 ? ids : undefined);
  await platform.audit.record({ kind: 'retried', who: operatorOf(host), subject: `leads: ${count}` });
  report(count === 1 ? '1 lead is delivered again.' : `${count} leads are delivered again.`);
  return 0;
};

function usage(lines: readonly string[], report: (line: string) => void): number {
  for (const line of lines) report(line);
  return 2;
}
