// npm run build: what npm start would build, without starting. With GEVEL_DEMO=0 nothing of the demo agency is in it.
import { ensureBuilt, ensureInstalled, loadEnvironmentFile, requireNode } from './steps.mjs';

requireNode();
loadEnvironmentFile();
await ensureInstalled();
await ensureBuilt({ exactly: true });
