import type { Condition } from '../property/facts.ts';
import type { Region } from '~/listings/domain/codes.ts';

/** What the drawer of pictures needs to know; it travels in the picture's address (`packages/demo/pictures/address.ts` reads it). */
export interface Drawn {
  id: string;
  type: string;
  variant: string;
  floors: number;
  /** Year it was built; 0 for plots. */
  era: number;
  seed: number;
  region: Region;
  condition: Condition;
}

/** The address of picture n: `demo:facade?listing=4101&n=1&view=front&type=house&…`. */
export function pictureAddress(
  kind: 'facade' | 'interior' | 'plan',
  { id, type, variant, floors, era, seed, region, condition }: Drawn,
  n: number,
  rest: Record<string, string>,
): string {
  const facts = {
    listing: id,
    n: String(n),
    ...rest,
    type,
    variant,
    floors: String(floors),
    era: String(era),
    seed: String(seed),
    region,
    condition,
  };
  return `demo:${kind}?${new URLSearchParams(facts)}`;
}
