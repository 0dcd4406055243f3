// Child process of log.test.ts: logs three lines and exits as told.
import { createLog } from './log.ts';

const log = createLog('info');
for (const line of ['one', 'two', 'three']) log.info(line);
const ends: Record<string, () => void> = {
  'of itself': () => undefined,
  'by exit': () => process.exit(0),
  'by an error': () => {
    throw new Error('Something that nobody foresaw');
  },
  'when it is killed a second later': () => void setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000),
};
ends[process.argv[2] ?? '']?.();
