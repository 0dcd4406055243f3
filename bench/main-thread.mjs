// How long a page keeps its main thread from answering, read from a trace of Chromium's.

/** How many times slower Lighthouse takes a phone to be, and the milliseconds from which a task can be noticed. */
const slowdown = 4;
const noticed = 50;

/**
 * What tasks after the first contentful paint take beyond 50 ms on a phone four times as slow, in ms: by the clock, and by the processor's
 * time. The clock also counts the time in which a task waited for a core, which says something of the machine and nothing of the page.
 *
 * @param events a trace's `traceEvents`; timestamps and durations in µs
 */
export function blockingOf(events) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  const beyond = (time) =>
    tasks.reduce((sum, task) => sum + Math.max(0, ((task[time] ?? 0) / 1_000) * slowdown - noticed), 0);
  return { clock: beyond('dur'), processor: beyond('tdur') };
}
