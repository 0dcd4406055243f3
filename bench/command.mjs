// Runs a command of the built product, as npm run gevel does, on the data folder of the environment.
import path from 'node:path';
const { main } = await import('../build/server/command.js');
process.exit(await main(path.resolve(import.meta.dirname, '..'), process.argv.slice(2)));
