/** Maps, which are full of controls. The placeholder counts already: loading the frame fires no scroll or resize. */
const frames = 'iframe, [data-place-of-frame]';
const actions = `a, button, input, select, textarea, summary, label, ${frames}`;
/** Numbers that people read: in a list of facts, a table, a sum. */
const figures = 'td, dd, .figures:not(dl, [aria-hidden])';
/** Pixels. Taller elements, such as photos, can still be pressed beside the button. */
const tallestCovered = 100;
/** Sample points across the button, as fractions of its size; closer together than the height of a line. */
const steps = [0, 0.25, 0.5, 0.75, 1];

/** Pixels of scroll after which the button appears (requirements 2.32). */
const threshold = 10;
/** Milliseconds (requirements 9.17). */
const duration = 500;

/** Shows the button to the top (`ScrollToTop.tsx`) after scrolling, unless it would cover something important. */
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
  // Content may also move under the button without scrolling: filters open, pictures load.
  new ResizeObserver(lookSoon).observe(document.body);
  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  button.addEventListener('click', scrollToTop);
}

/** Animates each frame, because native smooth scrolling has a fixed duration; jumps with reduced motion. */
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

/** Whether a box covers the text of a number, not just the space around it. */
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
  // A link's own box, even if its clickable area covers a whole card.
  const { top, right, bottom, left, height } = action.getBoundingClientRect();
  return height <= tallestCovered && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
}
