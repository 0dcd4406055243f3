// Runs the built site, as npm start does.
import path from 'node:path';
import { tellCpuTime } from './process.mjs';

tellCpuTime();
const { main } = await import('../build/server/main.js');
await main(path.resolve(import.meta.dirname, '..'));
