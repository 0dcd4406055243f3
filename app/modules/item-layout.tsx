import type { CSSProperties, ReactNode } from 'react';
import type { CardView } from '~/listings/cards/CardPicture.tsx';
import type { ModuleBase } from './module-view.ts';

export interface Item {
  key: string;
  content: ReactNode;
}

export function ItemGrid({ module: { view, itemsPerRow }, items }: { module: ModuleBase; items: readonly Item[] }) {
  return (
    <ul className="item-grid" style={itemsVariable(view === 'list' ? 1 : itemsPerRow)}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

/** The layout of a module's cards: only the list view has pictures beside the text. */
export function cardView({ view }: ModuleBase): CardView {
  return view === 'list' ? 'list' : 'grid';
}

export function itemsVariable(count: number): CSSProperties {
  return Object.fromEntries([['--items', count]]);
}

const below = { 2: 3, 3: 4, 4: 5 } as const;

/** The heading level of a module's items: one below its title, or level 2 without one. */
export function itemLevel({ title, titleLevel }: ModuleBase): 2 | 3 | 4 | 5 {
  return title === null ? 2 : below[titleLevel];
}
