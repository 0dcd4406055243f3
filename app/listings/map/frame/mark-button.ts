import type { FrameTexts } from '../frame-texts.ts';
import type { MapListing } from '../message.ts';
import type { Mark } from './clusters.ts';

export interface Naming {
  texts: FrameTexts;
  /** Names of marquees that replace the price. */
  marqueeIgnore: readonly string[];
}

/** The button of a mark; its accessible name comes from `nameOf`. */
export function markButton(mark: Mark, naming: Naming, pin: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const face = document.createElement('span');
  button.append(face);
  button.className = classesOf(mark, pin).join(' ');
  if (pin) {
    button.tabIndex = -1;
    button.setAttribute('aria-hidden', 'true');
    return button;
  }
  face.textContent = faceOf(mark, naming);
  return button;
}

function classesOf(mark: Mark, pin: boolean): string[] {
  if (mark.kind === 'cluster')
    return ['mark', 'cluster', mark.count >= 100 ? 'large' : mark.count >= 10 ? 'middle' : 'small'];
  const listings = mark.kind === 'group' ? mark.listings : [mark.listing];
  const approximate = listings.every(({ Approximate }) => Approximate);
  if (pin) return ['mark', approximate ? 'centre' : 'pin'];
  const all = (code: number) => listings.every(({ Marquee }) => Marquee === code);
  return [
    'mark',
    'price',
    ...(approximate ? ['approximate'] : []),
    ...(all(1) ? ['new'] : []),
    ...(all(3) || all(4) ? ['gone'] : []),
  ];
}

function faceOf(mark: Mark, { texts, marqueeIgnore }: Naming): string {
  switch (mark.kind) {
    case 'cluster':
      return mark.count > 9_999 ? `${Math.round(mark.count / 1_000)}k` : String(mark.count);
    case 'group':
      return `${mark.listings.length} ×`;
    case 'listing':
      return shown(mark.listing, marqueeIgnore, mark.listing.ShortPrice) || texts.onRequest;
  }
}

/** The accessible name of a mark. `favourite`: one of its listings is a favourite in this browser. */
export function nameOf(mark: Mark, { texts, marqueeIgnore }: Naming, favourite: boolean): string {
  switch (mark.kind) {
    case 'cluster':
      return texts.cluster.replace('{{count}}', String(mark.count));
    case 'group': {
      const name = texts.group.replace('{{count}}', String(mark.listings.length));
      return favourite ? `${name}, ${texts.favourite}` : name;
    }
    case 'listing': {
      const { listing } = mark;
      const price = shown(listing, marqueeIgnore, listing.Price) || texts.onRequest;
      const words = [listing.TypeDescription, listing.City, price];
      if (listing.MarqueeName && listing.MarqueeName !== price) words.push(listing.MarqueeName);
      if (listing.Approximate) words.push(texts.approximate);
      if (favourite) words.push(texts.favourite);
      return words.filter(Boolean).join(', ');
    }
  }
}

/** A marquee of `marqueeIgnore` replaces the price (requirements 9.10). */
function shown({ MarqueeName }: MapListing, marqueeIgnore: readonly string[], price: string): string {
  return MarqueeName !== '' && marqueeIgnore.includes(MarqueeName) ? MarqueeName : price;
}
