// How long a page blocks its main thread, from a Chromium trace.

/** Lighthouse's slowdown for phones, and the milliseconds from which a task is noticeable. */
const slowdown = 4;
const noticed = 50;

/**
 * How far tasks after the first contentful paint exceed 50 ms on a phone four times as slow, in ms: in wall time and in
 * CPU time. Wall time includes waiting for a core, which depends on the machine and not on the page.
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
