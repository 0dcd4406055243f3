// npm run build: what npm start would build, without starting.
import { ensureBuilt, ensureInstalled, requireNode } from './steps.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
