/** Milliseconds after which nobody waits any more for what somebody else has begun. */
const usualDeadline = 10_000;

/**
 * Work under way that others may share: one asks, the rest wait for the same answer. What takes longer than the deadline may never end (a
 * database that has gone silent), and whoever comes then begins anew.
 */
export class Flights<Result> {
  private readonly underWay = new Map<string, { work: Promise<Result>; begun: number }>();

  constructor(
    private readonly deadline = usualDeadline,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What can be waited for. */
  get(key: string): Promise<Result> | undefined {
    const flight = this.underWay.get(key);
    return flight && this.now() - flight.begun < this.deadline ? flight.work : undefined;
  }

  begin(key: string, work: Promise<Result>): Promise<Result> {
    const flight = { work, begun: this.now() };
    this.underWay.set(key, flight);
    const end = () => {
      if (this.underWay.get(key) === flight) this.underWay.delete(key);
    };
    work.then(end, end);
    return work;
  }
}
