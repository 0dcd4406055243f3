import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A line of a Dockerfile: its instruction, the options before its arguments, and these. */
export interface Instruction {
  name: string;
  options: string[];
  args: string;
}

/** The instructions of a Dockerfile, by stage. */
export function stagesOf(text: string): Instruction[][] {
  const stages: Instruction[][] = [[]];
  for (const line of text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')) {
    const [, name, options = '', args = ''] = /^(?<name>[A-Z]+) +(?<options>(?:--\S+ +)*)(?<args>.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, options: options.split(/ +/).filter(Boolean), args: args.trim() });
  }
  return stages;
}

/** Sources and destination of a COPY; paths in the build stage are those of the checkout that it builds. */
export function copied({ args }: Instruction): { from: string[]; to: string } {
  const paths = args.split(/ +/);
  const to = paths.pop() ?? '.';
  return { from: paths.map((file) => file.replace(/^\/gevel\//, '')), to };
}

/** The variables that a stage sets. */
export function variablesOf(stage: readonly Instruction[]): Record<string, string> {
  const lines = stage.filter(({ name }) => name === 'ENV').flatMap(({ args }) => args.split(/ +/));
  return Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]));
}

/** Program and arguments of the last CMD or HEALTHCHECK. */
export function commandOf(stage: readonly Instruction[], name: 'CMD' | 'HEALTHCHECK'): string[] {
  const { args } = stage.findLast((each) => each.name === name) ?? { args: '[]' };
  return JSON.parse(args.replace(/^CMD +/, '')) as string[];
}

/** Does in a folder what a stage does in its image, but for packages of the operating system. */
export async function perform(stage: readonly Instruction[], root: string, folder: string): Promise<void> {
  for (const instruction of stage) {
    if (instruction.name === 'COPY') {
      const { from, to } = copied(instruction);
      for (const source of from) {
        const target = path.join(folder, to, to.endsWith('/') ? path.basename(source) : '');
        await mkdir(path.dirname(target), { recursive: true });
        await cp(path.join(root, source), target, { recursive: true });
      }
    }
    if (instruction.name === 'RUN' && instruction.args.startsWith('npm '))
      await promisify(execFile)('sh', ['-c', instruction.args], { cwd: folder });
  }
}
