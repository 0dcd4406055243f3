import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, type TestLake } from '@gevel/lake/testing';
import { codeShown } from '../../packages/accounts/test-code-app.ts';
import type { Command, CommandHost } from './command.ts';
import { tokensCommand } from './tokens.ts';
import { usersCommand } from './users.ts';

describe.each(testDatabases.slice(0, 1))('the commands for people and tokens', ({ create }) => {
  let test: TestLake;

  beforeAll(async () => {
    test = await startTestLake(create);
  });
  afterAll(() => test?.dispose());

  /** Commands only use the lake. */
  const hostWith = (lake: TestLake['lake'] | null) =>
    ({ parts: () => ({ lake: { embedded: lake } }) }) as unknown as CommandHost;
  const run = async (command: Command, args: string, lake: TestLake['lake'] | null = test.lake) => {
    const said: string[] = [];
    const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const exit = await command(hostWith(lake), words, (line) => said.push(String(line)));
    return { exit, said: said.join('\n') };
  };
  const users = (args: string) => run(usersCommand, args);
  const canLogIn = async (email: string, password: string) =>
    (await test.lake.people.sessions.personWith(email, password)) !== undefined;

  it('make the first person administrator and the next an editor, each with a password that is shown once', async () => {
    expect(await users('list')).toMatchObject({ exit: 0, said: expect.stringContaining('Nobody') });
    const first = await users('add ann@agency.example --name "Ann Peeters"');
    expect(first.said).toContain('Ann Peeters <ann@agency.example>, administrator');
    const [, password = ''] = /shown only now\): (\S+)/.exec(first.said) ?? [];
    expect(await canLogIn('ann@agency.example', password)).toBe(true);
    const second = await users('add ben@agency.example --name Ben --password=a-password-of-his-own');
    expect(second.said).toBe('Ben <ben@agency.example>, editor');
    expect(await canLogIn('ben@agency.example', 'a-password-of-his-own')).toBe(true);
    expect((await users('list')).said).not.toContain(password);
  });

  it('change roles and passwords, and take accounts away', async () => {
    expect((await users('role ben@agency.example viewer')).said).toContain('viewer');
    const { said } = await users('password ben@agency.example');
    const [, password = ''] = /shown only now\): (\S+)/.exec(said) ?? [];
    expect([
      await canLogIn('ben@agency.example', password),
      await canLogIn('ben@agency.example', 'a-password-of-his-own'),
    ]).toEqual([true, false]);
    const { secondFactors, userByEmail } = test.lake.people;
    const ben = await userByEmail('ben@agency.example');
    if (ben === undefined) throw new Error('Ben is there');
    const { secret } = await secondFactors.offerApp(ben, 'x');
    await secondFactors.takeApp(ben.id, codeShown(secret));
    expect((await users('factor-off ben@agency.example')).said).toContain('no second factor');
    expect(await secondFactors.hasApp(ben.id)).toBe(false);
    expect(await users('remove ben@agency.example')).toMatchObject({ exit: 0 });
    expect(await canLogIn('ben@agency.example', password)).toBe(false);
  });

  it.each([
    ['add no-address --name X', 1, /not an e-mail address/],
    ['add ann@agency.example --name Ann', 1, /already/],
    ['add x@agency.example --name X --password=short', 1, /10 to 200 characters/],
    ['role unknown@agency.example viewer', 1, /^User not found: nobody has/],
    ['factor-off unknown@agency.example', 1, /^User not found: nobody has/],
    ['add x@agency.example', 2, /Usage/],
    ['add x@agency.example --name X --role king', 2, /Usage/],
    ['add x@agency.example --name X --rol editor', 1, /--rol/],
    ['', 2, /Usage/],
  ])('answer "users %s" with %i', async (args, exit, message) => {
    expect(await users(args)).toMatchObject({ exit, said: expect.stringMatching(message) });
  });

  it('make, list and revoke tokens', async () => {
    const { said } = await run(tokensCommand, 'add "The website" --write');
    const [, id = '', token = ''] = /^(\S+), write\. .*: (\S+)$/.exec(said) ?? [];
    expect(await test.client({ token }).fetch('identity()')).toBe(id);
    expect((await run(tokensCommand, 'list')).said).toContain('The website');
    expect(await run(tokensCommand, `revoke ${id}`)).toMatchObject({ exit: 0 });
    expect(await run(tokensCommand, `revoke ${id}`)).toMatchObject({ exit: 1 });
    expect(await run(tokensCommand, 'add')).toMatchObject({ exit: 2 });
  });

  it('refer users of the hosted lake to Sanity', async () => {
    for (const command of [usersCommand, tokensCommand]) {
      expect(await run(command, 'list', null)).toMatchObject({ exit: 2, said: expect.stringContaining('sanity.io') });
    }
  });
});
