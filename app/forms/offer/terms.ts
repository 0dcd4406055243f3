import { countryIds } from '~/listings/domain/codes.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import type { OfferTerms } from './Fields.tsx';

/**
 * The advance due when an offer is accepted: ten per cent into the agent's third-party account (requirements 9.19); for
 * a new building at most five, under the Belgian Breyne law (law of 9 July 1971, article 10; as of November 2026); in
 * Luxembourg as stated in the deed of a sale before completion.
 */
export function offerTerms(
  { address, detail }: Pick<Listing, 'address' | 'detail'>,
  isUnitOfProject: boolean,
  account: string | null,
): OfferTerms {
  // Only new buildings are sold with VAT.
  const isNew = isUnitOfProject || (detail.vatPercentage ?? 0) > 0;
  if (!isNew) return { kind: 'usual', account };
  return { kind: address.countryId === countryIds.luxembourg ? 'deed' : 'breyne', account };
}
