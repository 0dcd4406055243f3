import { useEffect, useState, type RefObject } from 'react';

/** Far enough for what comes then to be there when it is scrolled to. */
const ahead = '1000px 0px';

/**
 * True from when an element is on the screen or a little above or below it, or somebody moves on by the Tab key, or has begun to before the page was
 * alive: the next press would pass what is not there yet. For the place of a frame: browsers begin one with `loading="lazy"` up to 4,000 px ahead, and
 * its scripts run in the page's own thread. The frame itself is not to be there before: browsers that come back to a page load what a frame showed
 * last, and an address that it is given then once more.
 */
export function useNearScreen(element: RefObject<Element>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // It is asked at once, wherever the element is.
        if (entries.some(({ isIntersecting }) => isIntersecting) || document.querySelector(':focus-visible') !== null)
          setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setNear(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [element, near]);
  return near;
}
