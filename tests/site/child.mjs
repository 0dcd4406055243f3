// Runs one program of the built product for a test. It exits when its standard input closes, so that no server outlives
// the tests, however they end.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.env.GEVEL_TEST_ROOT ?? path.resolve(import.meta.dirname, '../..');
const [program, ...args] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(root, file)).href);

const ahead = Number(process.env.GEVEL_TEST_CLOCK_AHEAD ?? 0) * 1_000;
if (ahead !== 0) {
  const { Date: RealDate } = globalThis;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + ahead);
      else super(...given);
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
}

process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
switch (program) {
  case 'site':
    await (await load('build/server/main.js')).main(root);
    if (process.exitCode) process.exit();
    break;
  case 'dev':
    await load('scripts/dev.mjs');
    break;
  case 'command':
    process.exit(await (await load('build/server/command.js')).main(root, args));
}
