// Shared by threads that are started by path; plain JavaScript, because no bundler sees it.
import os from 'node:os';

/**
 * Gives the pages' thread priority over this one if cores are scarce: while a page waits for this thread, its own is
 * idle. Only Linux has per-thread priorities, elsewhere this would slow down the whole process. In a sandbox that
 * forbids it, nothing changes.
 */
export function goBehindPages() {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(0, 10);
  } catch {
    // Not permitted; the thread keeps its normal priority.
  }
}
