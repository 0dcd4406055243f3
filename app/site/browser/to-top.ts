/** A map is full of things to press. Its place counts before the frame comes, for nothing scrolls or changes its size then. */
const frames = 'iframe, [data-place-of-frame]';
const actions = `a, button, input, select, textarea, summary, label, ${frames}`;
/** Figures that one reads: of a list of facts, a table, a sum. */
const figures = 'td, dd, .figures:not(dl, [aria-hidden])';
/** Pixels. What is taller, such as a photo, can be pressed beside what floats over it. */
const tallestCovered = 100;
/** Where under the element an action is looked for, in parts of its size: closer together than a line of text is high. */
const steps = [0, 0.25, 0.5, 0.75, 1];

/** Pixels of scroll after which the button to the top appears, requirements §2 and §9. */
const threshold = 10;
/** Milliseconds, requirements §9. */
const duration = 500;

/** The button to the top (`ScrollToTop.tsx`): it comes with the scroll, and gives way to what it would lie over. */
export function enlivenToTop(): void {
  const place = document.querySelector<HTMLElement>('.to-top');
  const button = place?.querySelector<HTMLElement>('button');
  if (!place || !button) return;
  let frame = 0;
  const look = () => {
    frame = 0;
    place.hidden = scrollY <= threshold;
    if (!place.hidden) button.toggleAttribute('data-gives-way', coversAction(button));
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  // The page may change under it without scrolling: filters that open, pictures that come.
  new ResizeObserver(lookSoon).observe(document.body);
  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  button.addEventListener('click', scrollToTop);
}

/** Native smooth scrolling has no configurable duration, so each frame is animated here; with reduced motion it jumps. */
function scrollToTop(): void {
  const start = window.scrollY;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const done = Math.min(1, (now - began) / duration);
    window.scrollTo(0, start * (1 - done) ** 3);
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
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
