import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Regular expressions that only match text written by the site itself. */
const ofOwnText: readonly string[] = [
  // A number as JavaScript prints it (app/listings/domain/rules/number.ts).
  String.raw`/\B(?=(\d{3})+$)/g`,
];

const root = path.join(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', 'app', 'server', 'packages/lake', 'packages/accounts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Each regular expression with an unbounded repetition, and a file that contains it. */
function repeating(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && /[*+]|\{\d+,\}/.test(node.text) && !ofOwnText.includes(node.text))
        found.set(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return found;
}

const pieces = [' ', 'a', '1', '-', '.', '/', '"', '<', '&', '%', '\n', ',', '[', '(', '=', ':', 'a.', 'a-', '1 ', 'é'];
const longest = 8_000;

/** Candidate worst cases for a regular expression, at any length: its beginning, one piece repeated, and no end. */
function* worstOf(source: string): Generator<(length: number) => string> {
  const plain = source.replaceAll(/\\./g, ' ').replaceAll(/\(\?:|[()]/g, '');
  const words = [...new Set(plain.match(/[A-Za-z<@!]{2,}/g))].slice(0, 4);
  const beginnings = ['', ...words.flatMap((word) => [word, `${word}=`, `${word} `])];
  for (const beginning of beginnings)
    for (const piece of [...pieces, ...words.flatMap((word) => [word, `${word} `])])
      yield (length) => `${beginning}${piece.repeat(length / piece.length)}\u0001`;
}

function timeOf(pattern: RegExp, text: string): number {
  const begun = performance.now();
  text.replaceAll(pattern, '');
  return performance.now() - begun;
}

/** The minimum of several runs, to exclude other load on the machine. */
const leastOf = (pattern: RegExp, text: string) => Math.min(...Array.from({ length: 5 }, () => timeOf(pattern, text)));

it(
  'no regular expression of what the site reads takes longer by the square of a text (10.203)',
  { timeout: 120_000 },
  () => {
    // The baseline visits each character a few times.
    const plain = 'a '.repeat(longest / 2);
    const once = Math.max(...Array.from({ length: 20 }, () => timeOf(/[b-z]+|\d+x|\s{2,}/g, plain)).slice(10));
    const slow = new Set<string>();
    for (const [literal, file] of repeating()) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? [];
      const pattern = new RegExp(source, [...new Set(`${flags.replace('y', '')}g`)].join(''));
      for (const worst of worstOf(source)) {
        const text = worst(longest);
        // Many matches are slow too, but linear: four times the text takes four times as long, not sixteen.
        const isSlow = () =>
          timeOf(pattern, text) > 20 * once && leastOf(pattern, text) > 8 * leastOf(pattern, worst(longest / 4));
        // A machine that is busy for a moment is not slow again and again.
        if (![1, 2, 3, 4].every(isSlow)) continue;
        slow.add(`${file}: ${literal} with ${JSON.stringify(text.slice(0, 30))}`);
        break;
      }
    }
    expect([...slow]).toEqual([]);
  },
);
