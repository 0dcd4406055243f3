import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { shared, shareDrawnPictures, startSite, type TestSite } from './server.ts';

/** Starts one demo site for all read-only tests, and shares its data with those that start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-tests-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await startDemo(folder);
    process.env[shared.folder] = folder;
    process.env[shared.origin] = site.origin;
    return async () => {
      await site.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startDemo(folder: string): Promise<TestSite> {
  const dataDirectory = path.join(folder, 'first');
  await mkdir(dataDirectory);
  const filled = await startSite({ dataDirectory });
  await filled.stop();
  // On a slow machine it has begun to draw pictures.
  await rm(path.join(dataDirectory, 'cache'), { recursive: true, force: true });
  // A socket cannot be copied, and a server that is stopped right after its start may leave one behind.
  await cp(dataDirectory, path.join(folder, 'demo'), { recursive: true, filter: (file) => !file.endsWith('.sock') });
  await shareDrawnPictures(folder, dataDirectory);
  return startSite({ dataDirectory });
}
