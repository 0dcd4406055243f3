import { describe, expect, it } from 'vitest';
import { listingFixture } from '~/listings/detail/listing.fixture.ts';
import { offerTerms } from './terms.ts';

const account = 'BE00 0000 0000 0000';

describe('the advance on an accepted offer (9.19)', () => {
  it('is the usual one for what was lived in', () => {
    expect(offerTerms(listingFixture({}), false, account)).toEqual({ kind: 'usual', account });
  });

  it('is limited by the Breyne law for a unit of a project, in Belgium', () => {
    expect(offerTerms(listingFixture({}), true, account).kind).toBe('breyne');
  });

  it('is what the deed says for a new building in Luxembourg', () => {
    const listing = listingFixture({ CountryID: 50, Zip: '1111', City: 'Luxembourg' });
    expect(offerTerms(listing, true, account).kind).toBe('deed');
    expect(offerTerms(listing, false, account).kind).toBe('usual');
  });

  it('is limited for what is sold with value added tax, which is new', () => {
    const { address, detail } = listingFixture({});
    expect(offerTerms({ address, detail: { ...detail, vatPercentage: 21 } }, false, null).kind).toBe('breyne');
  });
});
