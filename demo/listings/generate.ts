/** Writes `feed.json` anew: `npx vite-node -c vitest.config.ts demo/listings/generate.ts`. */
import { writeFile } from 'node:fs/promises';
import { demoFeed } from './feed.ts';

await writeFile(new URL('./feed.json', import.meta.url), `${JSON.stringify(demoFeed(), null, 1)}\n`);
