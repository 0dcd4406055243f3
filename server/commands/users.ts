import { parseArgs } from 'node:util';
import { newPassword, type AccountsCause } from '@gevel/accounts';
import { isRole, roles, type Lake, type Role, type User } from '@gevel/lake';
import type { Command, Report } from './command.ts';

/** The option that carries the password of `--password-stdin`, which the shell's process reads and passes on. */
export const passwordOption = '--password';

export const usersUsage = [
  'Usage:',
  '  users add <e-mail> --name "Ann Peeters" [--role editor] [--password-stdin]',
  '  users list',
  '  users role <e-mail> <role>',
  '  users password <e-mail> [--password-stdin]',
  '  users factor-off <e-mail>',
  '  users remove <e-mail>',
  `Roles: ${Object.entries(roles)
    .map(([name, { description }]) => `${name} (${description.toLowerCase()})`)
    .join('; ')}.`,
  'Without --password-stdin a password is made and shown once. The first person becomes administrator, others editor.',
];

/** `users …`: manages the people who may log in to the embedded lake's Studio. */
export const usersCommand: Command = async ({ parts, operator = '' }, args, report) => {
  const lake = parts().lake.embedded;
  if (lake === null) {
    report('The content is in Sanity’s hosted Content Lake: its people are managed at https://www.sanity.io/manage.');
    return 2;
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' }, password: { type: 'string' } },
    });
    const done = await run(lake.people, { operator }, positionals, values, report);
    if (done) return 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    report(error.message);
    return 1;
  }
  for (const line of usersUsage) report(line);
  return 2;
};

interface Options {
  name?: string;
  role?: string;
  password?: string;
}

/** False for invalid arguments. */
async function run(
  people: Lake['people'],
  cause: AccountsCause,
  [action, email = '', wanted = '', ...more]: readonly string[],
  options: Options,
  report: Report,
): Promise<boolean> {
  const withEmail = email !== '' && wanted === '' && more.length === 0;
  if (action === 'list' && email === '') {
    const users = await people.listUsers();
    for (const user of users) report(describe(user));
    if (users.length === 0) report('Nobody has an account. The first one: users add <e-mail> --name "…"');
    return true;
  }
  if (action === 'add' && withEmail && options.name !== undefined) {
    const hasAdministrator = (await people.listUsers()).some((user) => user.role === 'administrator');
    const role = options.role ?? (hasAdministrator ? 'editor' : 'administrator');
    if (!isRole(role)) return false;
    await withPassword(options, report, (password) =>
      people.createUser({ name: options.name ?? '', email, role, password }, cause),
    );
    return true;
  }
  if (action === 'password' && withEmail) {
    await withPassword(options, report, (password) => people.setPassword(email, password, cause));
    return true;
  }
  if (action === 'factor-off' && withEmail) {
    const user = await people.userByEmail(email);
    if (user === undefined) {
      const message = `User not found: nobody has the e-mail address ${email}.`;
      throw Object.assign(new Error(message), { code: 'USER_UNKNOWN' });
    }
    await people.removeSecondFactors(user.id, cause);
    report(`${user.name} has no second factor any more.`);
    return true;
  }
  if (action === 'role' && email !== '' && isRole(wanted) && more.length === 0) {
    report(describe(await people.setRole(email, wanted, cause)));
    return true;
  }
  if (action === 'remove' && withEmail) {
    const { name } = await people.removeUser(email, cause);
    report(`${name} has no account any more.`);
    return true;
  }
  return false;
}

/** Prints a generated password, once and only if it was used. */
async function withPassword(
  { password }: Options,
  report: Report,
  work: (password: string) => Promise<User>,
): Promise<void> {
  const made = newPassword();
  const user = await work(password ?? made);
  report(describe(user));
  if (password === undefined) report(`Password (shown only now): ${made}`);
}

const describe = ({ name, email, role }: { name: string; email: string; role: Role }): string =>
  `${name} <${email}>, ${role}`;
