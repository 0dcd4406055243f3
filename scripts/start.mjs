// npm start: installs what is missing, builds what is stale, and serves the site.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requirePort } from './free-port.mjs';
import {
  ensureBuilt,
  ensureInstalled,
  keepCompiledCode,
  loadEnvironmentFile,
  requireNode,
  root,
  runBehind,
} from './steps.mjs';
import { studioIsBuilt } from './studio.mjs';

requireNode();
loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
await requirePort();
await ensureInstalled();
await ensureBuilt();
keepCompiledCode();
const { main } = await import(pathToFileURL(path.join(root, 'build/server/main.js')).href);
const origin = await main(root);
// The Studio is built while the site is already up.
if (origin !== null && !studioIsBuilt())
  runBehind('scripts/studio.mjs', () => console.log(`The Studio is ready: ${origin}/studio/`));
