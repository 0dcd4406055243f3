import { operatorOf, type Command } from './command.ts';

export const jobsRetryUsage = ['Usage: jobs:retry [<id> …]   (the command status lists those that failed)'];

/** `jobs:retry`: gives background work that failed one more attempt, which the running site makes. */
export const jobsRetry: Command = async ({ parts, ...host }, args, report) => {
  const ids = args.map(Number);
  if (ids.some((id) => !Number.isSafeInteger(id))) {
    for (const line of jobsRetryUsage) report(line);
    return 2;
  }
  const { audit, jobs } = parts().platform;
  const count = await jobs.retry(ids.length > 0 ? ids : undefined);
  await audit.record({ kind: 'retried', who: operatorOf(host), subject: `jobs: ${count}` });
  report(count === 1 ? '1 job is tried again.' : `${count} jobs are tried again.`);
  return 0;
};
