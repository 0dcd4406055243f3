import type { Command } from './command.ts';

export const tokensUsage = [
  'Usage:',
  '  tokens add <name> [--write]   a token that may read drafts, or change documents too; it is shown once',
  '  tokens list',
  '  tokens revoke <id>',
];

/** `tokens …`: manages the API tokens with which programs access the embedded lake. */
export const tokensCommand: Command = async ({ parts, operator = '' }, args, report) => {
  const lake = parts().lake.embedded;
  if (lake === null) {
    report('The content is in Sanity’s hosted Content Lake: its tokens are managed at https://www.sanity.io/manage.');
    return 2;
  }
  const { people } = lake;
  const [action, subject, ...more] = args.filter((arg) => arg !== '--write');
  if (action === 'list' && subject === undefined) {
    const tokens = await people.listTokens();
    for (const { id, name, grant, createdAt } of tokens) report(`${id}  ${grant}  ${createdAt.slice(0, 10)}  ${name}`);
    if (tokens.length === 0) report('There is no token.');
    return 0;
  }
  if (subject === undefined || more.length > 0 || (action !== 'add' && action !== 'revoke')) {
    for (const line of tokensUsage) report(line);
    return 2;
  }
  try {
    if (action === 'revoke') {
      const { name } = await people.revokeToken(subject, { operator });
      report(`The token "${name}" counts no more.`);
      return 0;
    }
    const { id, grant, token } = await people.createToken(
      { name: subject, grant: args.includes('--write') ? 'write' : 'read' },
      { operator },
    );
    report(`${id}, ${grant}. The token (shown only now): ${token}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    report(error.message);
    return 1;
  }
};
