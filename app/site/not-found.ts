import { isRouteErrorResponse } from '@remix-run/react';
import { listingsUnavailable } from '~/listings/domain/answering.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';

/** Why an address has no page (requirements 8.6). */
export const notFoundReasons = ['page', 'property', 'sold', 'rented', 'project', 'view'] as const;
export type NotFoundReason = (typeof notFoundReasons)[number];

/** The kind of an error page: a 404, listings not responding (requirements 8.2, API_ERROR), or a server error. */
export type ErrorKind = NotFoundReason | 'api' | 'failure';

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

/** Null for anything but a 404, or a 410. */
export function notFoundData(error: unknown): NotFoundData | null {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) return null;
  return isNotFoundData(error.data) ? error.data : { reason: 'page', cards: [] };
}

export function errorKind(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error) && error.status === listingsUnavailable) return 'api';
  return notFoundData(error)?.reason ?? 'failure';
}
