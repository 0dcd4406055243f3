import { isRouteErrorResponse } from '@remix-run/react';
import type { PropertyCard } from '~/listings/property-card.ts';

/** Why nothing stands at an address, spec §8. */
export const notFoundReasons = ['page', 'property', 'sold', 'rented', 'project'] as const;
export type NotFoundReason = (typeof notFoundReasons)[number];

/** What an error page is about: a kind of absence, or a failure of ours. */
export type ErrorKind = NotFoundReason | 'failure';

export interface NotFoundData {
  reason: NotFoundReason;
  cards: readonly PropertyCard[];
}

function isNotFoundData(data: unknown): data is NotFoundData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'reason' in data &&
    notFoundReasons.some((reason) => reason === data.reason) &&
    'cards' in data &&
    Array.isArray(data.cards)
  );
}

/** Null for anything that is not a 404: then something went wrong on our side. */
export function notFoundData(error: unknown): NotFoundData | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  return isNotFoundData(error.data) ? error.data : { reason: 'page', cards: [] };
}

export function errorKind(error: unknown): ErrorKind {
  return notFoundData(error)?.reason ?? 'failure';
}
