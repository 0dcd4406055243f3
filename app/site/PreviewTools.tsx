import { useRevalidator } from '@remix-run/react';
import { VisualEditing } from '@sanity/visual-editing/remix';
import { useEffect, useRef } from 'react';

/** Several changes within this many milliseconds are read at once: a keystroke is often more than one. */
const gather = 60;

/** What only an editor needs: the page follows drafts as they are typed, and inside the Studio its parts can be clicked. */
export function PreviewTools() {
  const { revalidate, state } = useRevalidator();
  const reading = useRef(state);
  const missed = useRef(false);

  useEffect(() => {
    const wasReading = reading.current !== 'idle';
    reading.current = state;
    if (state === 'idle' && wasReading && missed.current) {
      missed.current = false;
      revalidate();
    }
  }, [state, revalidate]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (reading.current === 'idle') revalidate();
        else missed.current = true;
      }, gather);
    };
    const changes = new EventSource('/preview/changes');
    changes.addEventListener('change', readAgain);
    // Something may have changed unheard: since the server made the page, or while the connection was lost.
    changes.addEventListener('open', readAgain);
    return () => {
      clearTimeout(timer);
      changes.close();
    };
  }, [revalidate]);

  // Drafts come over the stream above, sooner than the Studio could tell.
  return window.self === window.top ? null : <VisualEditing zIndex={1000} refresh={() => false} />;
}
