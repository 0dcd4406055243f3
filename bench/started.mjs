// Runs the built site, as npm start does, and reports the phases of its start to the parent.
import path from 'node:path';
import { keepCompiledCode } from '../scripts/steps.mjs';
import { tellCpuTime } from './process.mjs';

const tell = (phase, at = Date.now()) => process.send?.({ phase, at });

tell('process');
tellCpuTime();
// The first worker is the embedded database's; it sends a message when the database is open.
process.once('worker', (worker) => worker.once('message', () => tell('database')));
keepCompiledCode();
const { main } = await import('../build/server/main.js');
await main(path.resolve(import.meta.dirname, '..'));
const phases = { 'code is loaded': 'code', 'parts are open': 'parts' };
for (const { name, startTime } of performance.getEntriesByType('mark'))
  if (name in phases) tell(phases[name], performance.timeOrigin + startTime);
