import { parseArgs } from 'node:util';
import { z } from 'zod';
import { brusselsTime } from '~/listings/domain/rules/day.ts';
import { noFilter } from '~/platform/audit.ts';
import { auditKinds, type AuditEntry } from '~/platform/audit-entry.ts';
import { auditCsv } from '../audit-csv.ts';
import { filterText } from '../audit-endpoint.ts';
import { operatorOf, type Command } from './command.ts';

export const auditUsage = [
  'Usage: audit [--since 2026-11-01] [--kind login-failed] [--who <e-mail | name>] [--csv | --json]',
  '  --json: an object a line, newest first. Their times are in UTC, those of the list in Belgian time.',
  `Kinds: ${auditKinds.join(', ')}.`,
];

const options = z.object({
  since: z.iso.date().nullable().default(null),
  kind: z.enum(auditKinds).nullable().default(null),
  who: z.string().default(''),
  csv: z.boolean().default(false),
  json: z.boolean().default(false),
});

/** `audit …`: shows or exports who did what, in batches. That it was exported is an entry itself. */
export const auditCommand: Command = async ({ parts, ...host }, args, report) => {
  const asked = optionsOf(args);
  if (asked === null) {
    for (const line of auditUsage) report(line);
    return 2;
  }
  const { audit } = parts().platform;
  const filter = { ...noFilter, kind: asked.kind, who: asked.who, from: asked.since };
  // First, because whoever reads may stop in the middle.
  await audit.record({ kind: 'audit-exported', who: operatorOf(host), subject: filterText(filter) });
  if (asked.csv) {
    // What is reported ends with a line feed of its own.
    for await (const records of auditCsv(audit, filter)) {
      report(records.slice(0, -1));
      await report.drained?.();
    }
  } else {
    for await (const entries of audit.batches(filter)) {
      for (const entry of entries) report(asked.json ? JSON.stringify(entry) : line(entry));
      await report.drained?.();
    }
  }
  return 0;
};

/** Null for invalid arguments. */
function optionsOf(args: readonly string[]): z.infer<typeof options> | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        since: { type: 'string' },
        kind: { type: 'string' },
        who: { type: 'string' },
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const { data } = options.safeParse(values);
    return data === undefined || (data.csv && data.json) ? null : data;
  } catch {
    return null;
  }
}

function line({ at, kind, failed, who, network, subject, about }: AuditEntry): string {
  const person = who.email === null ? [who.kind, who.name].filter(Boolean).join(' ') : `${who.name} <${who.email}>`;
  const what = [subject, about.join(' ')].filter(Boolean).join(' · ');
  return [brusselsTime(new Date(at)), failed ? `${kind} (failed)` : kind, person, network, what]
    .filter(Boolean)
    .join('  ');
}
