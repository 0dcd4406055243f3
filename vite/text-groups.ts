import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const textFile = /(?:^|\/)(?:texts|dictionaries)\/([a-z]{2})\.json$/;

/**
 * Finds text groups that two files of one language share, and returns a sentence with both files for each. All files
 * are merged into one dictionary, in which one group would silently replace the other.
 *
 * @param root the folder with all text files
 * @param only checks the groups of this file alone; a path relative to `root`
 */
export function textGroupsTwice(root: string, only?: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => textFile.test(file))
    .sort();
  const firstOf = new Map<string, string>();
  const twice: string[] = [];
  for (const file of files) {
    const language = textFile.exec(file)?.[1] ?? '';
    const groups: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    for (const group of Object.keys(groups ?? {})) {
      const key = `${language} ${group}`;
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, file);
      else if (only === undefined || [first, file].includes(only))
        twice.push(`The group of texts “${group}” is in ${first} and in ${file}: give one of them another name.`);
    }
  }
  return twice;
}

/** Fails the build, and in development the request, if a text group is in two files. */
export function textGroups(folder: string): Plugin {
  return {
    name: 'gevel:text-groups',
    enforce: 'pre',
    transform(_code, id) {
      const [file = ''] = id.split('?');
      const inFolder = path.relative(folder, file).replaceAll(path.sep, '/');
      if (inFolder.startsWith('..') || !textFile.test(inFolder)) return null;
      const twice = textGroupsTwice(folder, inFolder);
      return twice.length > 0 ? this.error(twice.join('\n')) : null;
    },
  };
}
