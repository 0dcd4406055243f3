import { parseArgs } from 'node:util';
import { isLanguage, languages } from '~/i18n/languages.ts';
import { linkMinutes } from '~/owners/jobs.server.ts';
import type { Owner } from '~/owners/owners.server.ts';
import { commandActor } from '~/platform/audit/accounts.ts';
import type { Parts } from '../parts.ts';
import type { Command, Report } from './command.ts';

export const ownersUsage = [
  'Usage:',
  `  owners invite <e-mail> --name "Lien Maes" [--language ${languages.join('|')}] --property <id> [--property <id> …]`,
  '                                      makes the account and sends the mail by which its owner chooses a password',
  '  owners invite <e-mail>              sends that mail again',
  '  owners list',
  '  owners give <e-mail> <property-id>',
  '  owners take <e-mail> <property-id>  the owner sees it no longer, from the next click on',
  '  owners log-out <e-mail>             ends all sessions of the owner, who may log in again',
  '  owners remove <e-mail>              deletes the account with its passkeys and ends its sessions; properties and their records stay',
];

/** `owners …`: manages the people who can follow their property in the owner portal. */
export const ownersCommand: Command = async ({ parts, operator = '' }, args, report) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        language: { type: 'string' },
        property: { type: 'string', multiple: true },
      },
    });
    const exit = await run(parts(), operator, positionals, values, report);
    if (exit !== null) return exit;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    report(error.message);
    return 1;
  }
  for (const line of ownersUsage) report(line);
  return 2;
};

interface Options {
  name?: string;
  language?: string;
  property?: string[];
}

/** Null for invalid arguments. */
async function run(
  parts: Parts,
  operator: string,
  [action, email, property, ...more]: readonly string[],
  options: Options,
  report: Report,
): Promise<number | null> {
  const { owners } = parts.owners.portal;
  const hasOptions = Object.keys(options).length > 0;
  if (action === 'invite' && email !== undefined && property === undefined)
    return invite(parts, operator, email, options, report);
  if (hasOptions || more.length > 0) return null;
  if (action === 'list' && email === undefined) {
    const all = await owners.accounts.listUsers();
    for (const owner of all) report(await describe(parts, owner));
    if (all.length === 0)
      report('Nobody has an account. The first one: owners invite <e-mail> --name "…" --property <id>');
    return 0;
  }
  if (email === undefined) return null;
  if (action === 'remove' && property === undefined) {
    const { name } = await owners.accounts.removeUser(email, { operator });
    report(`${name} has no account any more.`);
    return 0;
  }
  const isLogOut = action === 'log-out' && property === undefined;
  if (!isLogOut && (property === undefined || (action !== 'give' && action !== 'take'))) return null;
  const owner = await owners.accounts.userByEmail(email);
  if (owner === undefined) return refused(report, `User not found: nobody has the e-mail address ${email}.`);
  if (property === undefined) {
    await owners.accounts.sessions.endAll(owner.id, { operator });
    report(`${owner.name} is logged out everywhere.`);
    return 0;
  }
  const id = property.toLowerCase();
  if (action === 'take') {
    if (!(await owners.owns(owner.id, id))) return refused(report, `${owner.name} has no property ${property}.`);
    await owners.take(owner.id, id, commandActor(operator));
  } else {
    const [unknown] = await unknownOf(parts, [id]);
    if (unknown !== undefined) return refused(report, noProperty(unknown));
    await owners.give(owner.id, [id], 'agency', commandActor(operator));
  }
  report(await describe(parts, owner));
  return 0;
}

async function invite(
  parts: Parts,
  operator: string,
  email: string,
  { name, language = languages[0], property = [] }: Options,
  report: Report,
): Promise<number | null> {
  const { owners, access } = parts.owners.portal;
  const known = await owners.accounts.userByEmail(email);
  if (!isLanguage(language) || (known === undefined && (name === undefined || property.length === 0))) return null;
  const ids = property.map((id) => id.toLowerCase());
  const unknown = await unknownOf(parts, ids);
  if (unknown.length > 0) return refused(report, unknown.map(noProperty).join(' '));
  const owner = await owners.ofEmail({ name: name ?? known?.name ?? '', email, language }, { operator });
  const who = commandActor(operator);
  await owners.give(owner.id, ids, 'agency', who);
  await access.invite(owner.id, { who });
  report(await describe(parts, owner));
  report(
    `The invitation is on its way: the site sends it when it runs. Its link is valid for ${linkMinutes.invitation / 1_440} days.`,
  );
  return 0;
}

function refused(report: Report, reason: string): number {
  report(reason);
  return 1;
}

const noProperty = (id: string): string => `There is no property ${id}.`;

/** The ids without a listing or tombstone: a mistyped id might later be someone else's property. */
async function unknownOf({ listings: { store } }: Parts, ids: readonly string[]): Promise<string[]> {
  const known = await Promise.all(ids.map(async (id) => (await store.byId(id)) ?? (await store.tombstone(id))));
  return ids.filter((_, index) => known[index] === null);
}

async function describe({ owners: { portal } }: Parts, { id, name, email }: Owner): Promise<string> {
  const [properties, { language }, passkeys] = await Promise.all([
    portal.owners.propertiesOf(id),
    portal.owners.settings(id),
    portal.owners.accounts.passkeys.list(id),
  ]);
  const ways = passkeys.length === 0 ? '' : `; ${passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`}`;
  return `${name} <${email}>, ${language}: ${properties.length === 0 ? 'no property' : properties.join(', ')}${ways}`;
}
