import type { Listing } from '../domain/entity.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';

/** A house in Gent, from the CRM's spelling to the entity that pages get, changed as a test needs. */
export function listingFixture(change: Record<string, unknown>): Listing {
  const { listings } = parseOmnicasa({
    PropertyList: [
      {
        ID: '1',
        Goal: 0,
        RecordFile: 'G-1',
        Street: 'Kerkstraat',
        HouseNumber: '12',
        Zip: '9000',
        City: 'Gent',
        CountryID: 10,
        CountryName: 'België',
        WebID: 1,
        TypeDescription: 'Huis',
        Title: 'Woning',
        PublishPrice: 1,
        Price: 300_000,
        PublishAddress: 1,
        OnlineDate: '2026-10-01',
        ModifiedDate: '2026-10-02T08:00:00Z',
        language: 'nl',
        ...change,
      },
    ],
  });
  for (const { raw } of listings) return raw;
  throw new Error('The feed refused the fixture');
}
