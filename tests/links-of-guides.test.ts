// Requirements 10.220
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const guides = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const withoutCode = (text: string) =>
  text.replaceAll(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, '').replaceAll(/(`+)[^`]*?\1/g, '');

/** The anchors of a page: its headings, slugged as on GitHub and the like, and its elements with an id. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set([...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id));
  const headings = text.replaceAll(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm);
  for (const [, heading = ''] of headings) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * Finds the broken links of a page of the repository.
 *
 * @param read returns a file of the repository by its path; null if it does not exist
 * @param isThere whether the repository has this file or folder
 */
function linksToNowhere(
  file: string,
  text: string,
  read: (file: string) => string | null,
  isThere: (file: string) => boolean,
): string[] {
  const plain = withoutCode(text);
  const links = [
    ...plain.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g),
    ...plain.matchAll(/^ *\[[^\]]+\]: +(\S+)/gm),
    ...plain.matchAll(/ (?:src|href)="([^"]+)"/g),
  ].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z][a-z+.-]*:|^\/\//.test(link)) return false;
    const [to = '', anchor = ''] = link.split('#');
    const target = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURIComponent(to));
    if (!isThere(target)) return true;
    const page = target.endsWith('.md') ? read(target) : null;
    return anchor !== '' && page !== null && !anchorsOf(page).has(decodeURIComponent(anchor));
  });
}

const stored = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isStored = (file: string) => !file.startsWith('..') && existsSync(path.join(root, file));

it.each(guides)('every link of %s leads somewhere', (file) => {
  expect(linksToNowhere(file, stored(file), stored, isStored)).toEqual([]);
});

describe('a link', () => {
  const files: Readonly<Record<string, string>> = {
    'docs/a.md': '',
    'docs/b.md': '# One `word`\n\n```sh\n# no heading\n```\n\n## Twice\n\n## Twice\n',
    'README.md': '# The site',
  };
  const found = (text: string) =>
    linksToNowhere(
      'docs/a.md',
      text,
      (file) => files[file] ?? null,
      (file) => file in files,
    );

  it.each([
    '[b](b.md)',
    '[b](b.md#one-word)',
    '[b](b.md#twice-1 "Twice")',
    '[b](<b.md>)',
    '[up](../README.md#the-site)',
    '[out](https://example.com/gone.md)',
    '`[code](gone.md)`',
    '```md\n[code](gone.md)\n```',
  ])('%s is good', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['[b](gone.md)', 'gone.md'],
    ['[b](b.md#no-heading)', 'b.md#no-heading'],
    ['[here](#gone)', '#gone'],
    ['![a picture](gone.png)', 'gone.png'],
    ['[b]: ../gone.md', '../gone.md'],
    ['<img src="gone.png" alt="">', 'gone.png'],
  ])('%s leads nowhere', (text, link) => {
    expect(found(text)).toEqual([link]);
  });
});
