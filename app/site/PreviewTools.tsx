import { useRevalidator } from '@remix-run/react';
import { VisualEditing } from '@sanity/visual-editing/remix';
import { useEffect, useRef } from 'react';

/** Changes within this many milliseconds are read together: one keystroke often causes several. */
const gather = 60;

/** What only editors need: the page follows drafts as they are typed, and its parts can be clicked inside the Studio. */
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
    // A change may have been missed since the server rendered the page, or while the connection was lost.
    changes.addEventListener('open', readAgain);
    return () => {
      clearTimeout(timer);
      changes.close();
    };
  }, [revalidate]);

  // The stream above delivers drafts sooner than the Studio would.
  return window.self === window.top ? null : <VisualEditing zIndex={1000} refresh={() => false} />;
}
