import { expect, it, vi } from 'vitest';
import { main } from './main.ts';

/** Proves that nothing is opened: the folder does not exist, and contacting its server would fail. */
async function run(...args: string[]): Promise<{ exit: number; said: string }> {
  vi.stubEnv('DATA_DIR', '/nowhere');
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(said.push(String(line))));
  const exit = await main('/nowhere', args).finally(() => {
    write.mockRestore();
    vi.unstubAllEnvs();
  });
  return { exit, said: said.join('') };
}

it.each([
  ['listings:import', 'listings:import <file.json'],
  ['listings:report', 'listings:report [--json]'],
  ['listings:views', 'listings:views <id> [--json]'],
  ['content:import', 'content:import <file.ndjson>'],
  ['content:export', 'content:export <folder>'],
  ['content:migrate', 'content:migrate [--dry-run]'],
  ['blobs:copy', 'blobs:copy to-store'],
  ['backup', 'backup <folder>'],
  ['restore', 'restore <folder>'],
  ['preview', 'preview [path]'],
  ['owners', 'owners invite <e-mail>'],
  ['owners:import', 'owners:import <file.json'],
  ['users', 'users add <e-mail>'],
  ['tokens', 'tokens add <name>'],
  ['leads', 'leads export <e-mail>'],
  ['status', 'status [--json]'],
  ['audit', 'audit [--since'],
  ['jobs:retry', 'jobs:retry [<id> …]'],
  ['mail:dead', 'mail:dead'],
  ['mail:retry', 'mail:retry [<id> …]'],
  ['webhook:dead', 'webhook:dead'],
  ['webhook:retry', 'webhook:retry [<lead> …]'],
])('"%s --help" says how it is written, and is no failure', async (name, usage) => {
  for (const asked of [['--help'], ['-h'], ['add', '--help']])
    expect(await run(name, ...asked)).toEqual({ exit: 0, said: expect.stringContaining(usage) });
});

it('"--help" alone names every command', async () => {
  for (const asked of [[], ['--help'], ['-h']]) {
    const { exit, said } = await run(...asked);
    expect(exit).toBe(0);
    for (const name of ['listings:report', 'content:migrate', 'backup', 'users', 'preview'])
      expect(said).toMatch(new RegExp(`^  ${name} +[A-Z].+$`, 'm'));
  }
});

it.each(['listing:report', 'toString', ''])('the command "%s", which there is not, gets the list', async (name) => {
  const { exit, said } = await run(name);
  expect(exit).toBe(2);
  expect(said).toContain(`There is no command "${name}".`);
  expect(said).toMatch(/^  listings:report +Lists adverts/m);
});
