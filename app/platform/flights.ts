/** Milliseconds after which callers no longer join work that is under way. */
const usualDeadline = 10_000;

/**
 * Single-flight work: the first caller starts it, others wait for the same result. Work that exceeds the deadline may
 * never end (for example if the database stops responding), so later callers start anew.
 */
export class Flights<Result> {
  private readonly underWay = new Map<string, { work: Promise<Result>; begun: number }>();

  constructor(
    private readonly deadline = usualDeadline,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The work under way that a caller can join. */
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
