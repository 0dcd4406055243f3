import { describe, expect, it } from 'vitest';
import { parseOmnicasa } from './omnicasa.ts';

const property = {
  ID: 4711,
  Goal: 0,
  RecordFile: 'G-4711',
  Street: 'Kerkstraat',
  HouseNumber: '12',
  BoxNr: '',
  Zip: '9000',
  City: 'Gent',
  CountryID: 10,
  CountryName: 'België',
  OnlineDate: '2026-10-01',
  PublishPrice: 1,
  Price: '395.000',
  PublishAddress: '1',
  language: 'nl',
};

const feedOf = (...properties: unknown[]) => parseOmnicasa({ Complete: 1, PropertyList: properties });
const listingOf = (change: object) => {
  const { listings, setAside } = feedOf({ ...property, ...change });
  expect(setAside).toEqual([]);
  const [record] = listings;
  if (!record) throw new Error('no listing');
  return record;
};

describe('a property (3.1)', () => {
  it('needs no more than a place, a goal and a day', () => {
    const { raw, publishPrice, publishAddress } = listingOf({});
    expect({ publishPrice, publishAddress }).toEqual({ publishPrice: true, publishAddress: true });
    expect(raw).toMatchObject({
      id: '4711',
      reference: 'G-4711',
      goal: 'sale',
      marquee: 'none',
      types: [],
      mainType: null,
      price: { amount: 395_000, unit: null, unitText: {} },
      address: { street: 'Kerkstraat', houseNumber: '12', box: null, zip: '9000', city: { nl: 'Gent' }, countryId: 10 },
      coordinates: null,
      publishedOn: '2026-10-01',
      updatedAt: '2026-10-01T00:00:00.000Z',
      pictures: [],
      agent: null,
    });
    expect(raw.detail.facades).toBeNull();
    expect(raw.detail.flags.lift).toBeNull();
  });

  it('takes an investment for no house, and a house for one (10.167)', () => {
    const types = (WebID: number, WebIDs: string) => listingOf({ WebID, WebIDs }).raw.types;
    expect([types(5, '5,1'), types(5, '1,2'), types(1, '1,5')]).toEqual([[5], [5, 2], [1, 5]]);
  });

  it('reads the CRM’s ways of writing (9.12, 10.27)', () => {
    const { raw } = listingOf({
      Goal: '1',
      Marquee: '4',
      MarqueeName: 'Verhuurd',
      WebID: 2,
      WebIDs: '2, 3,x,,2',
      Price: 950,
      EnergyPerformance: '123,4',
      ChargesRenter: '45,50',
      RateableIncome: '1.234,56',
      SurfaceLiving: '95,5',
      BedRooms: '-1',
      HasLift: 0,
      HasGas: '1',
      IsFurnished: true,
      ModifiedDate: '/Date(1790000000000+0200)/',
      AvailableFrom: '/Date(1767222000000)/',
      AsbestosDate: '0001-01-01T00:00:00',
      FloodPScore: 'b',
      FloodGScore: '?',
      Latitude: '51.05',
      Longitude: 3.72,
      CountryID: '10',
    });
    expect(raw).toMatchObject({
      goal: 'rent',
      marquee: 'rented',
      marqueeLabel: { nl: 'Verhuurd' },
      types: [2, 3],
      mainType: 'apartment',
      livingSurface: 95.5,
      updatedAt: '2026-09-21T14:13:20.000Z',
      coordinates: { latitude: 51.05, longitude: 3.72, approximate: false },
    });
    expect(raw.energy.value).toBe(123.4);
    expect(raw.rooms.bedRoom).toBe(0);
    expect(raw.detail).toMatchObject({
      chargesRenterCents: 4550,
      rateableIncomeCents: 123_456,
      // Midnight in Belgium, an hour earlier in UTC.
      availableFrom: '2026-01-01',
      asbestosDate: null,
      floodPlotScore: 'B',
      floodBuildingScore: null,
    });
    expect(raw.detail.flags).toMatchObject({ lift: false, gas: true, furnished: true, garden: null });
  });

  it('has its texts in every language of the record (3.2)', () => {
    const { raw } = listingOf({
      Title: 'Rijwoning',
      Translations: [
        { language: 'fr', Title: 'Maison', City: 'Gand' },
        { language: 'xx', Title: 'Nope' },
        { language: 'en', Title: ' ', City: { odd: 1 } },
      ],
    });
    expect(raw.title).toEqual({ nl: 'Rijwoning', fr: 'Maison' });
    expect(raw.address.city).toEqual({ nl: 'Gent', fr: 'Gand' });
  });

  it('uses the label of an unknown marquee', () => {
    expect(listingOf({ Marquee: 9, MarqueeName: 'In optie' }).raw).toMatchObject({
      marquee: 'none',
      marqueeLabel: { nl: 'In optie' },
    });
  });

  it.each([
    ['missing', { PublishPrice: undefined, PublishAddress: undefined }],
    ['empty', { PublishPrice: '', PublishAddress: null }],
    ['off', { PublishPrice: 0, PublishAddress: 'false' }],
  ])('publishes nothing when the flags are %s', (_name, change) => {
    const { publishPrice, publishAddress } = listingOf(change);
    expect([publishPrice, publishAddress]).toEqual([false, false]);
  });

  it('drops links and pictures that lead nowhere safe', () => {
    const { raw } = listingOf({
      PictureItems: [
        { ID: 1, Url: 'https://crm.example/1.jpg', Width: '800', Height: 0, Name: 'Front' },
        { ID: 2, Url: 'javascript:alert(1)' },
        { ID: 3, Url: 'file:///etc/passwd' },
        null,
        { ID: 4, Url: 'demo:facade?listing=1&n=1' },
      ],
      VideoUrls: ['https://video.example/a.mp4', 'data:text/html,x', ''],
      VirtualTourUrl: 'javascript:alert(1)',
      DocumentItems: [{ ID: 5, Name: 'EPC', Url: 'javascript:alert(1)' }],
    });
    expect(raw.pictures.map(({ id }) => id)).toEqual(['1', '4']);
    expect(raw.pictures[0]).toEqual({
      id: '1',
      url: 'https://crm.example/1.jpg',
      width: 800,
      height: null,
      name: 'Front',
    });
    expect([raw.videoUrls, raw.tourUrl, raw.documents[0]?.url]).toEqual([['https://video.example/a.mp4'], null, null]);
  });

  describe('in the three sizes of a list item (3.1)', () => {
    const at = (name: string) => `https://crm.example/${name}.jpg`;
    const sizes = {
      SmallPictureItem: { ID: 1, Url: at('small'), Width: 250, Height: 167, Name: 'Front' },
      MediumPictureItem: { Url: at('medium') },
      XLargePictureItem: { Url: at('large') },
    };
    const smaller = [
      { url: at('small'), width: 250, height: 167 },
      { url: at('medium'), width: 640, height: null },
    ];

    it.each<[string, object, object[]]>([
      [
        'is one picture where the list has no others',
        sizes,
        [{ id: '1', url: at('large'), width: null, height: null, name: 'Front', smaller }],
      ],
      [
        'is one picture with the size that is there',
        { MediumPictureItem: { Url: at('medium') }, PictureItems: [] },
        [{ id: expect.stringMatching(/^\w+$/), url: at('medium'), width: null, height: null, name: '' }],
      ],
      [
        'belongs to the picture with its id',
        {
          ...sizes,
          PictureItems: [
            { ID: 2, Url: at('2') },
            { ID: 1, Url: at('large'), Width: 1600, Height: 1067, Name: 'Street' },
          ],
        },
        [
          { id: '2', url: at('2'), width: null, height: null, name: '' },
          { id: '1', url: at('large'), width: 1600, height: 1067, name: 'Street', smaller: [smaller[0]] },
        ],
      ],
      [
        'is not said twice where all sizes are one file',
        {
          ...sizes,
          SmallPictureItem: { ID: 1, Url: at('1'), Width: 250 },
          MediumPictureItem: null,
          XLargePictureItem: { ID: 1, Url: at('1') },
          PictureItems: [{ ID: 1, Url: at('1') }],
        },
        [{ id: '1', url: at('1'), width: null, height: null, name: '' }],
      ],
      ['may lead nowhere', { SmallPictureItem: { ID: 1, Url: 'javascript:x' } }, []],
    ])('%s', (_name, change, expected) => {
      expect(listingOf(change).raw.pictures).toEqual(expected);
    });
  });

  it('takes an energy value that is words for none, and 0/0 for no place', () => {
    expect(listingOf({ EnergyPerformance: 'in aanvraag' }).raw.energy.value).toBeNull();
    expect(listingOf({ Latitude: 0, Longitude: 0 }).raw.coordinates).toBeNull();
  });

  it('is freed of characters no database takes', () => {
    expect(listingOf({ Title: 'a\0b\ud800c' }).raw.title.nl).toBe('abc');
  });
});

describe('faults (10.28)', () => {
  it.each<[string, unknown, string | null, string]>([
    ['no id', { ...property, ID: undefined }, null, 'ID is missing'],
    ['an id that is no id', { ...property, ID: '../x' }, null, 'ID is no id'],
    ['no goal', { ...property, Goal: null }, '4711', 'Goal is missing'],
    ['a goal of words', { ...property, Goal: 'sale' }, '4711', 'Goal is no whole number'],
    ['no zip', { ...property, Zip: ' ' }, '4711', 'Zip is missing'],
    ['no city', { ...property, City: undefined }, '4711', 'City is missing'],
    ['a price of words', { ...property, Price: 'secret words' }, '4711', 'Price is no amount'],
    ['a negative price', { ...property, Price: -5 }, '4711', 'Price is no amount'],
    ['a huge price', { ...property, Price: 1e12 }, '4711', 'Price is no amount'],
    ['no day at all', { ...property, OnlineDate: '' }, '4711', 'OnlineDate is missing'],
    ['a day that is none', { ...property, OnlineDate: '2026-02-30' }, '4711', 'OnlineDate is no date'],
    ['a flag that is none', { ...property, HasLift: 'maybe' }, '4711', 'HasLift is neither 0 nor 1'],
  ])('%s: set aside with its reason', (_name, record, id, reason) => {
    const { listings, setAside } = feedOf(record, property);
    expect(listings).toHaveLength(1);
    expect(setAside).toEqual([{ kind: 'listing', id, index: 0, reason }]);
  });

  it.each([null, 7, 'text', [], [[]]])('%j in the place of a record', (record) => {
    const { listings, setAside } = feedOf(record, property);
    expect([listings.length, setAside.length]).toEqual([1, 1]);
  });

  it('names several complaints, never a value', () => {
    const [aside] = feedOf({ ...property, Price: 'secret words', Zip: '' }).setAside;
    expect(aside?.reason).toBe('Zip is missing; Price is no amount');
  });

  it.each([null, 'text', [], { PropertyList: 'none' }])('refuses %j as a whole', (payload) => {
    expect(() => parseOmnicasa(payload)).toThrow(expect.objectContaining({ code: 'FEED_UNREADABLE' }));
  });

  it('is not complete unless it says so', () => {
    expect(parseOmnicasa({}).complete).toBe(false);
    expect(parseOmnicasa({ Complete: '1' }).complete).toBe(true);
  });
});

it('reads cities, types, projects and deletions (3.5)', () => {
  const feed = parseOmnicasa({
    CityList: [
      {
        Name: 'Luxemburg',
        Zip: 'L-1111',
        CountryID: 50,
        CountryName: 'Luxemburg',
        Latitude: '49.61',
        Longitude: 6.13,
        language: 'nl',
      },
    ],
    PropertyTypeList: [{ ID: 1, WebID: 1, Name: 'Huis', ShowOrder: 3, Sale: 1, Rent: 0, language: 'nl' }, { ID: 2 }],
    ProjectList: [
      {
        ...property,
        ID: 'P1',
        PublicAddress: 0,
        ModifiedDate: '2026-10-01T08:00:00Z',
        ExternalLink: 'https://project.example/',
        PriceList: [
          { ID: 'U1', Unit: 'A.01', WebID: 2, Floor: 0, Status: 2, Price: '250.000', PublishPrice: 1 },
          { ID: 'U2', WebID: 2, Price: 300_000, PublishPrice: 0 },
        ],
      },
    ],
    DeletedList: [{ ID: 9, Marquee: 3, Date: '/Date(1772319600000+0100)/' }, { ID: 10, Marquee: 0 }, { ID: 11 }],
  });
  expect(feed.municipalities[0]).toEqual({
    zip: '1111',
    name: { nl: 'Luxemburg' },
    countryId: 50,
    countryName: { nl: 'Luxemburg' },
    centre: { latitude: 49.61, longitude: 6.13 },
  });
  expect(feed.propertyTypes).toEqual([
    { id: '1', webId: 1, name: { nl: 'Huis' }, showOrder: 3, sale: true, rent: false },
  ]);
  expect(feed.setAside.map(({ kind, id }) => [kind, id])).toEqual([['type', '2']]);
  expect(feed.projects[0]).toMatchObject({
    publicAddress: false,
    raw: {
      types: [2],
      externalUrl: 'https://project.example/',
      units: [
        { id: 'U1', unit: 'A.01', status: 'sold', price: 250_000 },
        { id: 'U2', unit: 'U2', status: 'available', price: null },
      ],
    },
  });
  expect(feed.deletions).toEqual([
    { id: '9', status: 'sold', day: '2026-03-01' },
    { id: '10', status: 'withdrawn', day: null },
    { id: '11', status: null, day: null },
  ]);
});
