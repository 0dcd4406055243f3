import { enableVisualEditing, type HistoryAdapter } from '@sanity/visual-editing';
import { useEffect } from 'react';

export const wakes = 'load';

/** Changes within this many milliseconds are read together: one keystroke often causes several. */
const gather = 60;

/** Connects the Studio's navigation to the page's; each page is a new document. */
const history: HistoryAdapter = {
  subscribe: (navigate) => {
    navigate({ type: 'push', url: location.pathname + location.search + location.hash });
    return () => undefined;
  },
  update: ({ type, url }) => {
    if (type === 'pop') window.history.back();
    else if (type === 'replace') location.replace(url);
    else location.assign(url);
  },
};

/** Tools for editors: the page shows drafts as they are typed, and its parts can be clicked inside the Studio. */
export default function PreviewTools() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    let missed = false;
    const read = async () => {
      reading = true;
      do {
        missed = false;
        await (await import('./browser/refresh.ts')).refreshPage();
      } while (missed);
      reading = false;
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (reading) missed = true;
        else void read();
      }, gather);
    };
    const changes = new EventSource('/preview/changes');
    changes.addEventListener('change', readSoon);
    // A change may have been missed since the page was rendered, or while the connection was lost.
    changes.addEventListener('open', readSoon);
    // No refresh by the Studio, because the stream above delivers drafts sooner.
    const end =
      window.self === window.top ? undefined : enableVisualEditing({ zIndex: 1000, refresh: () => false, history });
    return () => {
      clearTimeout(timer);
      changes.close();
      end?.();
    };
  }, []);
  return null;
}
