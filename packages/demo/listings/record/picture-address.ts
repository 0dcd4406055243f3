import type { Condition } from '../property/facts.ts';
import type { Region } from '~/listings/domain/codes.ts';

/** The input of a drawing, encoded in the picture's address (`packages/demo/pictures/address.ts` parses it). */
export interface Drawn {
  id: string;
  type: string;
  variant: string;
  floors: number;
  /** Construction year; 0 for plots. */
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
