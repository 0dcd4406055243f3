import type { Language } from '../../../i18n/languages.ts';
import type { FrameTexts } from '../frame-texts.ts';
import { mapCardLimit, readMapCards, type MapCard } from '../map-card.ts';
import { isPhone } from './page.ts';

interface Options {
  language: Language;
  texts: FrameTexts;
  closed(): void;
}

/** The cards of the chosen listings, in a strip along the map's bottom edge. Their links leave the frame. */
export class ChosenCards {
  private readonly panel = document.createElement('section');
  private readonly list = document.createElement('ul');
  private opener: Element | null = null;
  private asked = 0;

  constructor(private readonly options: Options) {
    const { texts } = options;
    this.panel.className = 'chosen';
    this.panel.hidden = true;
    this.panel.setAttribute('aria-label', texts.chosen);
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'close';
    close.setAttribute('aria-label', texts.close);
    close.append(cross());
    close.addEventListener('click', () => this.hide());
    this.panel.append(close, this.list);
    (document.getElementById('frame') ?? document.body).append(this.panel);
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !this.panel.hidden) this.hide();
    });
  }

  async show(ids: readonly string[]): Promise<void> {
    this.opener = document.activeElement;
    const items = await this.items(ids);
    if (items === null) return;
    this.list.replaceChildren(...items);
    this.panel.hidden = false;
    this.list.scrollLeft = 0;
    this.panel.querySelector('a')?.focus({ preventScroll: true });
  }

  /** The first cards, and a button for the rest; null if another choice was made meanwhile. */
  private async items(ids: readonly string[]): Promise<HTMLElement[] | null> {
    const asked = ++this.asked;
    const { language, texts } = this.options;
    const query = new URLSearchParams({ language, ids: ids.slice(0, mapCardLimit).join(',') });
    let cards: MapCard[] = [];
    try {
      const answer = await fetch(`/api/map/cards?${query}`);
      cards = answer.ok ? readMapCards(await answer.json()) : [];
    } catch {
      // Handled below: no cards.
    }
    if (asked !== this.asked) return null;
    if (cards.length === 0) return [element('li', '', texts.failed)];
    const others = ids.slice(mapCardLimit);
    return [...cards.map(cardItem), ...(others.length > 0 ? [this.more(others)] : [])];
  }

  private more(others: readonly string[]): HTMLElement {
    const item = element('li', 'more');
    const button = element('button', 'tool', this.options.texts.moreCards.replace('{{count}}', String(others.length)));
    button.type = 'button';
    button.addEventListener('click', () => {
      void this.items(others).then((items) => {
        if (items === null) return;
        item.replaceWith(...items);
        items[0]?.querySelector('a')?.focus();
      });
    });
    item.append(button);
    return item;
  }

  hide(): void {
    if (this.panel.hidden) return;
    this.asked += 1;
    const inside = this.panel.contains(document.activeElement);
    this.panel.hidden = true;
    this.options.closed();
    if (inside && this.opener instanceof HTMLElement && this.opener.isConnected)
      this.opener.focus({ preventScroll: true });
  }

  /** On phones the strip covers a third of the map. */
  hideOnPhones(): void {
    if (isPhone()) this.hide();
  }
}

function cardItem({ path, title, lang, price, charges, place, figures, badge, image }: MapCard): HTMLLIElement {
  const item = element('li', 'card');
  const picture = element('div', 'picture');
  if (image) {
    const img = document.createElement('img');
    Object.assign(img, {
      src: image.src,
      srcset: image.srcSet,
      sizes: '(min-width: 640px) 320px, 40vw',
      alt: '',
      width: 250,
      height: 167,
    });
    picture.append(img);
  }
  if (badge) picture.append(element('span', 'badge', badge));
  const link = document.createElement('a');
  link.href = path;
  link.target = '_top';
  link.textContent = title;
  if (lang) link.lang = lang;
  const words = element('div', 'words');
  const heading = element('h2');
  heading.append(link);
  words.append(element('p', 'amount', price));
  if (charges !== '') words.append(element('p', 'where', charges));
  words.append(heading, element('p', 'where', place));
  if (figures.length > 0) words.append(element('p', 'where', figures.join(' · ')));
  item.append(picture, words);
  return item;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function cross(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', 'M5 5l14 14M19 5L5 19');
  svg.append(path);
  return svg;
}
