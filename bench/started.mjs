// The built site, as npm start runs it, which tells its parent how far its start is.
import path from 'node:path';

const tell = (phase) => process.send?.({ phase, at: Date.now() });

tell('process');
// The thread of the embedded database is the first; it says when the database is open.
process.once('worker', (worker) => worker.once('message', () => tell('database')));
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const { main } = await import('../build/server/main.js');
tell('code');
await main(path.resolve(import.meta.dirname, '..'));
tell('listening');
