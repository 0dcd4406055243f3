import type * as L from 'leaflet';
import type { FrameTexts } from '../frame-texts.ts';

/** Milliseconds for which a hint stays after the last gesture that it answers. */
const hintTime = 1_500;

/** Whether the visitor's main pointer is a finger. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** What a wheel and a finger do over the map: they scroll the page, unless the visitor means the map. A hint says how to mean it. */
export class Gestures {
  private readonly hint = document.createElement('p');
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private inPage = false;

  constructor(
    private readonly map: L.Map,
    private readonly texts: FrameTexts,
  ) {
    this.hint.className = 'gesture-hint';
    this.hint.hidden = true;
    // It is about a pointer, and the map's own name tells how the keyboard does it.
    this.hint.setAttribute('aria-hidden', 'true');
    map.getContainer().after(this.hint);
    this.leaveWheelToPage();
    this.keepPlaceOnPress();
    map.getContainer().addEventListener('pointercancel', ({ pointerType }) => {
      if (this.inPage && pointerType === 'touch') this.show(texts.touchHint);
    });
  }

  /** Beside the map there is a page to read: one finger scrolls that, two move and zoom the map. */
  leaveOneFingerToPage(): void {
    if (!isTouch()) return;
    this.inPage = true;
    this.map.dragging.disable();
  }

  /**
   * The map has the wheel while Ctrl or ⌘ is held, which is also how browsers report the pinch of a touchpad, and from a press into it until the
   * pointer leaves the frame.
   */
  private leaveWheelToPage(): void {
    let entered = false;
    window.addEventListener('pointerdown', () => (entered = true));
    document.documentElement.addEventListener('pointerleave', () => (entered = false));
    const decide = (event: WheelEvent) => {
      if (!(event.target instanceof Node) || !this.map.getContainer().contains(event.target)) return;
      if (event.ctrlKey || event.metaKey || entered) {
        this.hint.hidden = true;
        return;
      }
      // Before Leaflet, which would zoom and keep the wheel from the page.
      event.stopPropagation();
      this.show(this.texts.wheelHint);
    };
    window.addEventListener('wheel', decide, { capture: true, passive: true });
  }

  /**
   * Leaflet focuses the map on a press, for which browsers scroll the page around the frame: a marker would be gone from under the finger before
   * its click. A map that has the focus already is left alone.
   */
  private keepPlaceOnPress(): void {
    const container = this.map.getContainer();
    container.addEventListener('mousedown', () => container.focus({ preventScroll: true }), { capture: true });
  }

  private show(text: string): void {
    this.hint.textContent = text;
    this.hint.hidden = false;
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => (this.hint.hidden = true), hintTime);
  }
}
