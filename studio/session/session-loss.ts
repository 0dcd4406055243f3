/** Whether the editor's session has ended under an open Studio, for whoever has to wait or to say so. */
export interface SessionLoss {
  isLost(): boolean;
  subscribe(listener: () => void): () => void;
  /** The lake refused somebody who was logged in. Resolves when that person is logged in again. */
  report(): Promise<void>;
  /** Asks whether the session is still there, for whoever was cut off without a reason. */
  check(): void;
}

interface Options {
  /** Whether the lake knows the editor; rejects while it does not answer. */
  isLoggedIn: () => Promise<boolean>;
  /** Milliseconds between two questions. */
  interval?: number;
}

/** Asks the lake now and then, from the first loss on until the session is back; all who wait go on at once. */
export function watchSession({ isLoggedIn, interval = 1_500 }: Options): SessionLoss {
  const listeners = new Set<() => void>();
  let returning: Promise<void> | undefined;
  let checking = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const untilLoggedIn = async (): Promise<void> => {
    while (!(await isLoggedIn().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, interval));
  };
  const report = (): Promise<void> => {
    if (returning === undefined) {
      returning = untilLoggedIn().finally(() => {
        returning = undefined;
        tell();
      });
      tell();
    }
    return returning;
  };
  const check = async (): Promise<void> => {
    if (checking || returning !== undefined) return;
    checking = true;
    const isLost = await isLoggedIn().then(
      (known) => !known,
      () => false,
    );
    checking = false;
    if (isLost) void report();
  };
  return {
    isLost: () => returning !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report,
    check: () => void check(),
  };
}
