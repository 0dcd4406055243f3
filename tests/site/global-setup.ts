import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { shared, startSite } from './server.ts';

/** One site with the demo agency for all tests that only look, and its data for those that start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-tests-'));
  const first = path.join(folder, 'first');
  await mkdir(first);
  const filled = await startSite({ dataDirectory: first });
  await filled.stop();
  await cp(first, path.join(folder, 'demo'), { recursive: true, filter: (file) => !file.endsWith('.sock') });
  const site = await startSite({ dataDirectory: first });
  process.env[shared.folder] = folder;
  process.env[shared.origin] = site.origin;
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
