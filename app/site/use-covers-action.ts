import { useEffect, useState, type RefObject } from 'react';

/** A map is full of things to press. Its place counts before the frame comes, for nothing scrolls or changes its size then. */
const frames = 'iframe, [data-place-of-frame]';
const actions = `a, button, input, select, textarea, summary, label, ${frames}`;
/** Figures that one reads: of a list of facts, a table, a sum. */
const figures = 'td, dd, .figures:not(dl, [aria-hidden])';
/** Pixels. What is taller, such as a photo, can be pressed beside what floats over it. */
const tallestCovered = 100;
/** Where under the element an action is looked for, in parts of its size: closer together than a line of text is high. */
const steps = [0, 0.25, 0.5, 0.75, 1];

/** Whether something to press or a figure lies under a floating element, as the page scrolls. True until it has been looked at. */
export function useCoversAction(floating: RefObject<HTMLElement>): boolean {
  const [covers, setCovers] = useState(true);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCovers(floating.current !== null && coversAction(floating.current));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // The page may change under it without scrolling: filters that open, pictures that come.
    const resized = new ResizeObserver(lookSoon);
    resized.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [floating]);
  return covers;
}

function coversAction(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect();
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
        .some(
          (under) => isCovered(under.closest(actions), floating, box) || isFigureCovered(under.closest(figures), box),
        ),
    ),
  );
}

/** Whether the text of a figure lies there, not the room around it. */
function isFigureCovered(figure: Element | null, box: DOMRect): boolean {
  if (figure === null) return false;
  const text = document.createRange();
  text.selectNodeContents(figure);
  return [...text.getClientRects()].some(
    ({ top, right, bottom, left }) => right > box.left && left < box.right && bottom > box.top && top < box.bottom,
  );
}

function isCovered(action: Element | null, floating: HTMLElement, box: DOMRect): boolean {
  if (action === null || action === floating) return false;
  if (action.matches(frames)) return true;
  // The text of a link that lies over a whole card, not the card.
  const { top, right, bottom, left, height } = action.getBoundingClientRect();
  return height <= tallestCovered && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
}
