import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const textFile = /(?:^|\/)(?:texts|dictionaries)\/([a-z]{2})\.json$/;

/**
 * The groups of texts that two files of one language have, each as a sentence with both files: all files become one dictionary, in which one
 * group would replace the other without a word.
 *
 * @param root a folder with all files of texts in it
 * @param only names the groups of this file alone, by its path in `root`
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

/** Ends a build, and in development the request, where a file has a group of texts that another has as well. */
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
