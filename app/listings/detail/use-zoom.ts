import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollAround, withinLimits, zoomLimits, zoomStep } from './zoom.ts';

/** In pixels from a pane's top left corner. */
interface Point {
  x: number;
  y: number;
}

export interface Zoom {
  pane: RefObject<HTMLDivElement>;
  /** At 1 the picture fits the screen. */
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
}

/** Pixels per line, for wheels that report lines. */
const lineHeight = 16;
/** Natural exponent per pixel: a notch of 100 pixels zooms by a fifth. */
const wheelSpeed = 0.002;

/**
 * Zooms the picture in a pane by wheel, double tap, pinch and keys, around the pointer, and lets a mouse drag it; touch
 * and arrow keys scroll the pane natively. While zoomed, events do not reach the surrounding slider.
 */
export function useZoom(): Zoom {
  const pane = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>(zoomLimits.least);
  const current = useRef(scale);
  const zoomTo = useCallback((wished: number, around?: Point) => {
    const element = pane.current;
    const next = withinLimits(wished);
    const from = current.current;
    if (element === null || next === from) return;
    const { x, y } = around ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const left = scrollAround(element.scrollLeft, x, from, next);
    const top = scrollAround(element.scrollTop, y, from, next);
    current.current = next;
    // Synchronous, because the pane can only scroll as far as its content is large, and the next wheel event continues
    // from there.
    flushSync(() => setScale(next));
    element.scrollTo(left, top);
  }, []);
  useEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    listenToPointers(element, { scale: () => current.current, zoomTo, signal });
    document.addEventListener(
      'keydown',
      (event) => {
        const factor = keys[event.key];
        if (factor === undefined || event.ctrlKey || event.metaKey || !isInView(element)) return;
        event.preventDefault();
        zoomTo(factor === 0 ? zoomLimits.least : current.current * factor);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [zoomTo]);
  return { pane, scale, zoomIn: () => zoomTo(scale * zoomStep), zoomOut: () => zoomTo(scale / zoomStep) };
}

/** The factor of each key; 0 resets the zoom. */
const keys: Record<string, number | undefined> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep, '0': 0 };

/** Whether this is the slider's current picture. */
function isInView(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect();
  const middle = innerWidth / 2;
  return left < middle && middle < right;
}

interface Gestures {
  scale: () => number;
  zoomTo: (scale: number, around?: Point) => void;
  signal: AbortSignal;
}

function listenToPointers(element: HTMLElement, { scale, zoomTo, signal }: Gestures): void {
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1);
      zoomTo(scale() * Math.exp(-pixels * wheelSpeed), pointOf(event));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'dblclick',
    (event) => zoomTo(scale() > zoomLimits.least ? zoomLimits.least : 2, pointOf(event)),
    { signal },
  );

  // Dragging pans the picture instead of moving the slider.
  const isLarge = () => scale() > zoomLimits.least;
  element.addEventListener('mousedown', (event) => isLarge() && event.stopPropagation(), { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (isLarge() && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
    },
    { signal },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!isLarge()) return;
      event.stopPropagation();
      // Touch scrolls natively.
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY);
    },
    { signal },
  );

  let pinch: { distance: number; scale: number } | null = null;
  element.addEventListener(
    'touchstart',
    (event) => {
      if (isLarge() || event.touches.length > 1) event.stopPropagation();
      const fingers = fingersOf(event);
      pinch = fingers && { distance: fingers.distance, scale: scale() };
    },
    { signal, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const fingers = fingersOf(event);
      if (!fingers || !pinch) return;
      event.preventDefault();
      zoomTo((pinch.scale * fingers.distance) / pinch.distance, pointOf(fingers));
    },
    { signal, passive: false },
  );
}

/** The distance and midpoint of two fingers; null for any other number. */
function fingersOf({ touches }: TouchEvent) {
  const [first, second] = touches;
  if (!first || !second || touches.length > 2) return null;
  return {
    distance: Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)),
    clientX: (first.clientX + second.clientX) / 2,
    clientY: (first.clientY + second.clientY) / 2,
  };
}
