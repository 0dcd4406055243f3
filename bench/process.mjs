// Child processes that report their own CPU time and exit with their parent.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** In the child: answers the messages of `Measured` and exits when its parent disconnects. */
export function tellCpuTime() {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
    if (message === 'loop') {
      delay.reset();
      delay.enable();
    }
    if (message === 'loop end') process.send?.({ delay: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 } });
    if (message === 'memory') process.send?.({ memory: process.memoryUsage() });
    if (message === 'collect') {
      setFlagsFromString('--expose-gc');
      runInNewContext('gc')();
      process.send?.({ collected: true });
    }
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

export class Measured {
  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {string | null} output
   */
  constructor(child, output) {
    this.child = child;
    this.output = output;
  }

  /**
   * @param {string} file
   * @param {{ args?: string[], env?: Record<string, string>, output?: string | null }} [options] output: a file for its
   *   output, which then costs this process nothing
   */
  static start(file, { args = [], env = {}, output = null } = {}) {
    const { PATH, HOME } = process.env;
    const printed = output === null ? 'pipe' : openSync(output, 'w');
    const child = spawn(process.execPath, [file, ...args], {
      env: { PATH, HOME, NODE_ENV: 'production', ...env },
      stdio: ['ignore', printed, 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    if (printed !== 'pipe') closeSync(printed);
    return new Measured(child, output);
  }

  /** Resolves to the first value that `pick` finds in a message. */
  hear(pick) {
    return new Promise((resolve, reject) => {
      const { child } = this;
      const stopHearing = () => child.off('message', message).off('close', close);
      const message = (said) => {
        const found = pick(said);
        if (found === undefined) return;
        stopHearing();
        resolve(found);
      };
      const close = () => {
        stopHearing();
        reject(new Error('A measured program ended too early.'));
      };
      child.on('message', message).once('close', close);
    });
  }

  /** Resolves to the first match in its output. */
  printed(pattern) {
    if (this.output !== null) return this.written(pattern);
    return new Promise((resolve, reject) => {
      let said = '';
      this.child.stdout.on('data', (chunk) => {
        said += chunk;
        const match = pattern.exec(said);
        if (match) resolve(match);
      });
      this.child.once('close', () => reject(new Error(`A measured program ended too early:\n${said}`)));
    });
  }

  async written(pattern) {
    for (;;) {
      const match = pattern.exec(readFileSync(this.output, 'utf8'));
      if (match) return match;
      if (this.child.exitCode !== null) throw new Error(`A measured program ended too early: ${this.output}`);
      await sleep(50);
    }
  }

  /** CPU time of all threads so far, in milliseconds. */
  async cpuMilliseconds() {
    this.child.send('cpu');
    const { user, system } = await this.hear((message) => message.cpu);
    return (user + system) / 1_000;
  }

  /** Memory of the whole process; the heap is that of its main thread. */
  memory() {
    this.child.send('memory');
    return this.hear((message) => message.memory);
  }

  async collectGarbage() {
    this.child.send('collect');
    await this.hear((message) => message.collected);
  }

  /** @param {'SIGTERM' | 'SIGKILL'} [signal] */
  async stop(signal = 'SIGTERM') {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'close');
    this.child.kill(signal);
    await gone;
  }
}
