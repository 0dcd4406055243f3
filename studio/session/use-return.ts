import { useEffect } from 'react';

/** Polling interval in milliseconds. */
const interval = 30_000;

/** Calls `look` when the window regains focus, and every `interval` while it is visible. */
export function useReturn(look: () => void): void {
  useEffect(() => {
    const ifSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(ifSeen, interval);
    window.addEventListener('focus', ifSeen);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ifSeen);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, [look]);
}
