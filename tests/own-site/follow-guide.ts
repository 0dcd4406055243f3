import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../app/i18n/languages.ts';

/** What a line before a block of code says of it: `In `x` of `file`:`, `At the top of `file`:` or `file`. */
const step =
  /^(?:In `(?<name>\w+)` of |(?<top>At the top of ))?`(?<file>[^`\s]+)`[^\n]*:\n\n```\w+\n(?<code>[^]*?)^```$/gm;

/**
 * Adds the code of a guide (`docs/add-a-….md`) to the sources in a folder, block by block, where the line before each
 * block says.
 *
 * @throws {Error} if the guide names a place that the sources do not have
 */
export async function followGuide(root: string, guide: string): Promise<void> {
  const text = await readFile(path.resolve(import.meta.dirname, '../..', guide), 'utf8');
  const steps = [...text.matchAll(step)];
  if (steps.length === 0) throw new Error(`${guide} has no code to follow.`);
  for (const { groups: { name, top, file = '', code = '' } = {} } of steps) {
    const to = path.join(root, file);
    if (file.endsWith('*.json')) await addTexts(to, JSON.parse(code));
    else if (name === undefined && top === undefined) await store(to, code);
    else {
      const before = await readFile(to, 'utf8');
      const after = name === undefined ? code + before : before.replace(beginningOf(name), `$&\n${code}`);
      if (after === before) throw new Error(`${guide}: ${file} has no ${name}.`);
      await writeFile(to, after);
    }
  }
}

/** The declaration of an object, a list or an interface, up to where its entries begin. */
const beginningOf = (name: string) =>
  new RegExp(`^(?:export )?(?:const|interface) ${name}\\b(?:.*[{[]$|.*?= [{[])`, 'm');

/** @param pattern the path of the files, with `*` for the language */
async function addTexts(pattern: string, texts: Record<string, Texts>): Promise<void> {
  for (const language of languages) {
    const file = pattern.replace('*', language);
    const before = await readFile(file, 'utf8').catch(() => '{}');
    await store(file, JSON.stringify(merged(JSON.parse(before), texts[language] ?? {})));
  }
}

interface Texts {
  [key: string]: string | Texts;
}

function merged(into: Texts, from: Texts): Texts {
  const both = Object.entries(from).map(([key, text]) => {
    const old = into[key];
    return [key, typeof old === 'object' && typeof text === 'object' ? merged(old, text) : text] as const;
  });
  return { ...into, ...Object.fromEntries(both) };
}

async function store(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
