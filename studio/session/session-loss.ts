/** Detects that the editor's session has ended while the Studio is open. */
export interface SessionLoss {
  isLost(): boolean;
  subscribe(listener: () => void): () => void;
  /** Reports that the lake refused a logged-in editor. Resolves when the editor is logged in again. */
  report(): Promise<void>;
  /** Checks whether the session is still valid, after a disconnect without a reason. */
  check(): void;
}

interface Options {
  /** Whether the lake accepts the session; rejects while it does not answer. */
  isLoggedIn: () => Promise<boolean>;
  /** Polling interval in milliseconds. */
  interval?: number;
}

/** Polls the lake from the first loss until the session is back; then all waiting requests continue. */
export function watchSession({ isLoggedIn, interval = 1_500 }: Options): SessionLoss {
  const listeners = new Set<() => void>();
  let returning: Promise<void> | undefined;
  let checking = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const untilLoggedIn = async (): Promise<void> => {
    while (!(await isLoggedIn().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, interval));
  };
  const report = (): Promise<void> => {
    if (returning === undefined) {
      returning = untilLoggedIn().finally(() => {
        returning = undefined;
        notify();
      });
      notify();
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
