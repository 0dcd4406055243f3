// npm run build: builds what npm start would, without starting. With GEVEL_DEMO=0 it excludes the demo agency.
import { ensureBuilt, ensureInstalled, loadEnvironmentFile, requireNode } from './steps.mjs';

requireNode();
loadEnvironmentFile();
await ensureInstalled();
await ensureBuilt({ exactly: true });
