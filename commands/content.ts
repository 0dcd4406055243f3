import { embeddedProject } from '../server/services.ts';
import type { Command } from './index.ts';

const hosted =
  'The content is in Sanity’s hosted Content Lake: use `sanity dataset import` or `sanity dataset export`.';

/** `content:import <file.ndjson>`: brings content of Sanity's export format into the embedded lake; what it names is replaced. */
export const contentImport: Command = async ({ services }, args, report) => {
  const { lake } = services();
  const [file] = args;
  if (lake === null || file === undefined) {
    report(
      lake === null
        ? hosted
        : 'Usage: content:import <file.ndjson>   (its pictures lie beside it, as in Sanity’s export)',
    );
    return 2;
  }
  const {
    created,
    changed,
    unchanged,
    failed,
    private: hidden,
  } = await lake.importDocuments({
    dataset: embeddedProject.dataset,
    file,
    mode: 'replace',
    onProgress: (lines) => report(`${lines} lines`),
  });
  report(`Content: ${created} new, ${changed} changed, ${unchanged} unchanged, ${failed.length} not imported.`);
  if (hidden.length > 0)
    report(
      `Visitors do not see ${hidden.length} documents, because their ids hold a dot: ${hidden.slice(0, 5).join(', ')}`,
    );
  for (const { line, id, reason } of failed) report(`  line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  return failed.length > 0 ? 1 : 0;
};

/** `content:export <folder>`: writes all content with its pictures, ready for `sanity dataset import` or `content:import`. */
export const contentExport: Command = async ({ services }, args, report) => {
  const { lake } = services();
  const [folder] = args;
  if (lake === null || folder === undefined) {
    report(lake === null ? hosted : 'Usage: content:export <folder>');
    return 2;
  }
  const { documents, assets } = await lake.exportDocuments({ dataset: embeddedProject.dataset, folder });
  report(`${documents} documents and ${assets} assets are in ${folder}.`);
  return 0;
};
