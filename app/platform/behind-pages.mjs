// Shared by threads that are started by path; plain JavaScript, because no bundler sees it.
import os from 'node:os';

/**
 * Lets the pages' thread go before this one where cores are few: what a page waits for is asked while its own thread does nothing. Only Linux has
 * priorities of single threads, elsewhere the whole process would be slowed; and where a sandbox forbids it, nothing changes.
 */
export function goBehindPages() {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(0, 10);
  } catch {
    // Not allowed to: the thread is as fast as the others.
  }
}
