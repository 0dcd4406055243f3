/** Whether the editor's session has ended under an open Studio, for whoever has to wait or to say so. */
export interface SessionLoss {
  isLost(): boolean;
  subscribe(listener: () => void): () => void;
  /** The lake refused somebody who was logged in. Resolves when that person is logged in again. */
  report(): Promise<void>;
}

interface Options {
  /** Whether the lake knows the editor again. */
  isLoggedIn: () => Promise<boolean>;
  /** Milliseconds between two questions. */
  interval?: number;
}

/** Asks the lake now and then, from the first loss on until the session is back; all who wait go on at once. */
export function watchSession({ isLoggedIn, interval = 1_500 }: Options): SessionLoss {
  const listeners = new Set<() => void>();
  let returning: Promise<void> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const untilLoggedIn = async (): Promise<void> => {
    while (!(await isLoggedIn().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, interval));
  };
  return {
    isLost: () => returning !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report: () => {
      if (returning === undefined) {
        returning = untilLoggedIn().finally(() => {
          returning = undefined;
          tell();
        });
        tell();
      }
      return returning;
    },
  };
}
