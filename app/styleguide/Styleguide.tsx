import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { Actions } from './Actions.tsx';
import { Colours } from './Colours.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import Fields from './Fields.island.tsx';
import Floating from './Floating.island.tsx';
import { ListingParts } from './ListingParts.tsx';
import { Parts } from './Parts.tsx';
import { Type } from './Type.tsx';

/** Every part of the design system in every state, for those who build with it. */
export function Styleguide({ cards }: { cards: PropertyCard[] }) {
  return (
    <div lang="en" className="page-width grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      <header>
        <h1 className="text-display">Style guide</h1>
        <p className="mt-4 max-w-text text-lead text-slate-soft">
          Tokens and components as the site uses them. Colours follow the scheme of your system.
        </p>
      </header>
      <Colours />
      <Type />
      <Actions />
      <Island of={Fields} props={{}} />
      <Parts />
      <Island of={Floating} props={{}} />
      <ListingParts cards={cards} />
    </div>
  );
}
