// npm run dev: the same server and data, with the app loaded by Vite and reloaded on edits.
import { restartLine, syntaxErrorLine } from './dev-lines.mjs';
import { freePort, requirePort } from './free-port.mjs';
import { ensureInstalled, loadEnvironmentFile, requireNode, root, wantsDemo } from './steps.mjs';

requireNode();
loadEnvironmentFile();
process.env.NODE_ENV = 'development';
process.env.LOG_LEVEL ??= 'warn';
await requirePort();
await ensureInstalled(root, { needsDemo: wantsDemo() });

const { createLogger, createServer } = await import('vite');
const logger = createLogger();
const vite = await createServer({
  root,
  customLogger: {
    ...logger,
    error: (message, options) => logger.error(syntaxErrorLine(options?.error, root) ?? message, options),
  },
  appType: 'custom',
  // A free port, because several checkouts may be in development at once.
  server: { middlewareMode: true, hmr: { port: await freePort() } },
});
for (const event of ['add', 'change', 'unlink'])
  vite.watcher.on(event, (file) => {
    const line = restartLine(file, root);
    if (line !== null) console.log(line);
  });
const { startProcess, welcome, stopOnSignal } = await vite.ssrLoadModule('/server/main.ts').catch((error) => {
  // Vite has already printed the error.
  if (syntaxErrorLine(error, root) !== null) process.exit(1);
  throw error;
});
const { startFailure } = await vite.ssrLoadModule('/server/start-failure.ts');
try {
  const running = await startProcess({
    root,
    loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build'),
    staticFiles: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    report: (line) => console.log(typeof line === 'string' ? line : `${line.done} of ${line.total}`),
  });
  stopOnSignal({ ...running, stop: () => running.stop({ isUrgent: true }).then(() => vite.close()) });
  console.log(welcome(running));
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
