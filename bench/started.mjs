// The built site, as npm start runs it, which tells its parent how far its start is.
import path from 'node:path';
import { keepCompiledCode } from '../scripts/steps.mjs';
import { tellCpuTime } from './process.mjs';

const tell = (phase, at = Date.now()) => process.send?.({ phase, at });

tell('process');
tellCpuTime();
// The thread of the embedded database is the first; it says when the database is open.
process.once('worker', (worker) => worker.once('message', () => tell('database')));
keepCompiledCode();
const { main } = await import('../build/server/main.js');
await main(path.resolve(import.meta.dirname, '..'));
const phases = { 'code is loaded': 'code', 'parts are open': 'parts' };
for (const { name, startTime } of performance.getEntriesByType('mark'))
  if (name in phases) tell(phases[name], performance.timeOrigin + startTime);
