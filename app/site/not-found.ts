import type { PropertyCard } from '~/listings/property-card.ts';

/** Why nothing stands at an address, spec §8. */
export const notFoundReasons = ['page', 'property', 'sold', 'rented', 'project'] as const;
export type NotFoundReason = (typeof notFoundReasons)[number];

export interface NotFoundData {
  reason: NotFoundReason;
  cards: readonly PropertyCard[];
}

export function isNotFoundData(data: unknown): data is NotFoundData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'reason' in data &&
    notFoundReasons.some((reason) => reason === data.reason) &&
    'cards' in data &&
    Array.isArray(data.cards)
  );
}
