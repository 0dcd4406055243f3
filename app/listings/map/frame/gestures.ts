import type * as L from 'leaflet';
import type { FrameTexts } from '../frame-texts.ts';

/** How long a hint stays after the last gesture, in milliseconds. */
const hintTime = 1_500;

/** Whether the main pointer is a finger. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Lets wheel and finger scroll the page instead of the map unless the visitor intends the map; a hint says how. */
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
    // It concerns pointers only; the map's accessible name explains the keyboard.
    this.hint.setAttribute('aria-hidden', 'true');
    map.getContainer().after(this.hint);
    this.leaveWheelToPage();
    this.keepPlaceOnPress();
    map.getContainer().addEventListener('pointercancel', ({ pointerType }) => {
      if (this.inPage && pointerType === 'touch') this.show(texts.touchHint);
    });
  }

  /** On a page with text around the map, one finger scrolls the page, two move and zoom the map. */
  leaveOneFingerToPage(): void {
    if (!isTouch()) return;
    this.inPage = true;
    this.map.dragging.disable();
  }

  /**
   * The map gets the wheel while Ctrl or ⌘ is held (browsers report a touchpad's pinch like that), and after a press
   * into it until the pointer leaves the frame.
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
      // Runs before Leaflet, which would zoom and block scrolling.
      event.stopPropagation();
      this.show(this.texts.wheelHint);
    };
    window.addEventListener('wheel', decide, { capture: true, passive: true });
  }

  /**
   * Leaflet focuses the map on a press, and browsers then scroll the page around the frame, moving the marker away from
   * the finger before its click. A map that is already focused is not scrolled.
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
