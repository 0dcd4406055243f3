import { Presets, SingleBar } from 'cli-progress';
import type { Report } from './command.ts';

/** Minimum time between two progress lines without a terminal, in milliseconds. */
const linePause = 2_000;

/** Prints a command's output: progress as a bar on a terminal, or as occasional lines in a log. */
export function terminalReport(out: NodeJS.WriteStream = process.stdout): { report: Report; end: () => void } {
  let bar: SingleBar | null = null;
  let lastLine = 0;
  const end = (): void => {
    bar?.stop();
    bar = null;
  };
  const report: Report = (said) => {
    if (typeof said === 'string') {
      end();
      out.write(`${said}\n`);
    } else if (!out.isTTY) {
      if (said.done < said.total && Date.now() - lastLine < linePause) return;
      lastLine = Date.now();
      out.write(`${said.done} of ${said.total}\n`);
    } else {
      if (bar === null) {
        bar = new SingleBar({ stream: out, format: '{bar} {value} of {total}, {eta_formatted} left' }, Presets.rect);
        bar.start(said.total, said.done);
      }
      bar.update(said.done);
    }
  };
  return { report, end };
}
