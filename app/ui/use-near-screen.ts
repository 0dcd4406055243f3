import { useEffect, useState, type RefObject } from 'react';

/** Far enough ahead for content to load before it is scrolled to. */
const ahead = '1000px 0px';

/**
 * True once an element is on or near the screen, or someone uses the Tab key, even before hydration: the next press
 * would skip what is not there yet. Meant for iframes: browsers load `loading="lazy"` ones up to 4,000 px ahead, and
 * their scripts run on the page's thread. The iframe itself must not exist before, because browsers that return to a
 * page restore its last content, and then load its address again.
 */
export function useNearScreen(element: RefObject<Element>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // The observer calls back at once, wherever the element is.
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
