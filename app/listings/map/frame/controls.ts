import type * as L from 'leaflet';
import type { FrameTexts } from '../frame-texts.ts';

interface Actions {
  draw(): void;
  finish(): void;
  cancel(): void;
  clear(): void;
  searchHere(): void;
}

/** The tools over the map. They precede it in the document, so that the keyboard reaches them first. */
export class Controls {
  private readonly bar = document.createElement('div');
  private readonly follow = document.createElement('input');
  private readonly following: HTMLLabelElement;
  private readonly hint = document.createElement('p');
  private readonly missing = document.createElement('p');
  private readonly buttons: Record<keyof Actions, HTMLButtonElement>;
  private area = false;
  private drawing = false;

  constructor(
    map: L.Map,
    private readonly texts: FrameTexts,
    actions: Actions,
  ) {
    const button = (text: string, action: () => void, main = false) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = text;
      made.className = main ? 'tool main' : 'tool';
      made.hidden = true;
      made.addEventListener('click', action);
      return made;
    };
    this.buttons = {
      searchHere: button(texts.searchHere, () => {
        this.buttons.searchHere.hidden = true;
        actions.searchHere();
      }),
      draw: button(texts.draw, () => actions.draw()),
      finish: button(texts.finish, () => actions.finish(), true),
      cancel: button(texts.cancel, () => actions.cancel()),
      clear: button(texts.clear, () => actions.clear()),
    };
    this.follow.type = 'checkbox';
    this.follow.checked = true;
    this.follow.addEventListener('change', () => {
      if (!this.follow.checked) return;
      this.buttons.searchHere.hidden = true;
      actions.searchHere();
    });
    this.following = document.createElement('label');
    this.following.className = 'tool';
    this.following.append(this.follow, texts.follow);
    this.following.hidden = true;
    this.hint.className = 'hint';
    this.hint.setAttribute('role', 'status');
    this.missing.className = 'missing';
    this.missing.hidden = true;
    this.bar.className = 'tools';
    this.bar.append(this.following, ...Object.values(this.buttons), this.hint);
    const container = map.getContainer();
    container.before(this.bar, zoomButtons(map, texts));
    container.after(this.missing);
  }

  get follows(): boolean {
    return this.follow.checked;
  }

  show({ tools, area, notShown }: { tools: boolean; area: boolean; notShown: number }): void {
    this.bar.hidden = !tools;
    this.area = area;
    this.refresh();
    this.missing.hidden = notShown === 0;
    this.missing.textContent = (notShown === 1 ? this.texts.notShownOne : this.texts.notShown).replace(
      '{{count}}',
      String(notShown),
    );
  }

  /** Null when not drawing. */
  showDrawing(corners: number | null): void {
    const began = corners !== null && !this.drawing;
    const ended = corners === null && this.drawing;
    this.drawing = corners !== null;
    this.refresh();
    this.hint.textContent = this.drawing ? this.texts.drawHint : '';
    this.buttons.finish.disabled = (corners ?? 0) < 3;
    if (began) document.getElementById('map')?.focus({ preventScroll: true });
    if (ended) (this.area ? this.buttons.clear : this.buttons.draw).focus({ preventScroll: true });
  }

  /** Called when the visitor moved the map, to offer a search there if the list does not follow. */
  moved(): void {
    this.buttons.searchHere.hidden = this.follow.checked;
  }

  private refresh(): void {
    const { draw, finish, cancel, clear, searchHere } = this.buttons;
    const focused = document.activeElement;
    this.following.hidden = this.drawing || this.area;
    draw.hidden = this.drawing || this.area;
    finish.hidden = cancel.hidden = !this.drawing;
    clear.hidden = this.drawing || !this.area;
    if (this.drawing || this.area) searchHere.hidden = true;
    // The two buttons replace each other; focus moves to the visible one.
    if (focused === draw && draw.hidden && !clear.hidden) clear.focus({ preventScroll: true });
    if (focused === clear && clear.hidden && !draw.hidden) draw.focus({ preventScroll: true });
  }
}

function zoomButtons(map: L.Map, texts: FrameTexts): HTMLElement {
  const group = document.createElement('div');
  group.className = 'zoom';
  const steps = [
    [texts.zoomIn, '+', 1],
    [texts.zoomOut, '−', -1],
  ] as const;
  for (const [name, sign, step] of steps) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => {
      // Leaflet gets no pointer event from this button, although the visitor moves the map with it.
      map.getContainer().dispatchEvent(new Event('pointerdown'));
      map.setZoom(map.getZoom() + step);
    });
    group.append(button);
  }
  return group;
}
