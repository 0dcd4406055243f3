import { copyBlobs } from '~/platform/blobs/copy.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import { createS3Blobs } from '~/platform/blobs/s3.ts';
import { blobFolder } from '~/platform/platform.ts';
import type { Command } from './command.ts';

export const blobsCopyUsage = [
  'Usage: blobs:copy to-store    (from the folder blobs of the data folder to the object store of S3_ENDPOINT)',
  '       blobs:copy to-folder   (back)',
];

/** `blobs:copy to-store|to-folder`: copies uploads and pictures between the data folder and the object store. */
export const blobsCopy: Command = async ({ env }, args, report) => {
  const [direction] = args;
  if (direction !== 'to-store' && direction !== 'to-folder') {
    for (const line of blobsCopyUsage) report(line);
    return 2;
  }
  if (env.objectStore === null) {
    report('There is no object store: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
    return 1;
  }
  const [folder, store] = [createFolderBlobs(blobFolder(env.dataDirectory)), createS3Blobs(env.objectStore)];
  const [from, to] = direction === 'to-store' ? [folder, store] : [store, folder];
  try {
    const { copied, present, different } = await copyBlobs(from, to, { progress: report });
    report(`${copied.length} copied, ${present.length} were there already.`);
    if (different.length === 0) return 0;
    report(`${different.length} are there with another size, and were left: one of both is damaged.`);
    for (const key of different) report(`  ${key}`);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    report('What was copied stays; run the command again to go on.');
  }
  return 1;
};
