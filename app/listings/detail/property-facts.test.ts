import { describe, expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { listingFixture } from './listing.fixture.ts';
import { propertyFacts, type FactOptions } from './property-facts.server.ts';
import { factsByGroup, type FactView } from './property-facts.ts';

const options: FactOptions = {
  choice: { language: 'nl', fallback: 'nl' },
  price: { kind: 'price', startingFrom: false, text: '€ 300.000' },
  renovationTermYears: 6,
};

function facts(change: Parameters<typeof listingFixture>[0], changed: Partial<FactOptions> = {}) {
  const groups = propertyFacts(listingFixture(change), { ...options, ...changed });
  const values = groups.flatMap((group) =>
    group.facts.map(({ key, value }): [string, FactView['value']] => [key, value]),
  );
  return { groups, values: Object.fromEntries(values) };
}

const notStated = { words: 'factTexts', key: 'notStated' };

it('puts every field of the specification in its group (3.3)', () => {
  const { groups } = facts({
    Floor: 2,
    MonthlyRent: 1200,
    ChargesRenter: '45,50',
    ChargesOwner: 80,
    Deposit: 2400,
    RenterInventory: 150,
    AgencyCost: 300,
    GaragePrice: 25_000,
    ParkingPrice: 15_000,
    RegisteredRight: 12,
    VAT: 21,
    NotaryFee: 4000,
    RealEstateTax: 900,
    RateableIncome: 1100,
    Commission: 3,
    Availability: 'Bij de akte',
    EnergyPerformance: 250,
    EPCTotal: 30_000,
    CO2Emission: 40,
    EPCCertificateNumber: '2024-1',
    EPCCertificateEndDate: '2034-01-31',
    HeatingName: 'Gas',
    HeatingType: 'Vloerverwarming',
    AsbestosType: 'Asbestveilig',
    AsbestosDate: '2025-02-03',
    ElectricalInspection: 1,
    BedRooms: 3,
    BathRooms: 1,
    ShowerRooms: 1,
    Toilets: 2,
    Kitchen: 'Ingericht',
    Floors: 3,
    Garages: 1,
    Parkings: 1,
    ExternalParkings: 2,
    HasCellar: 1,
    HasAttic: 0,
    IsFurnished: 0,
    SurfaceLiving: 120,
    SurfaceTotal: 200,
    SurfaceGround: 300,
    SurfaceTerrace: 20,
    SurfaceGarden: 150,
    FrontWidth: 6.5,
    PlotWidth: 7,
    ConstructionYear: 1965,
    RenovationYear: 2010,
    Condition: 'Goed',
    Facades: 2,
    RoofMaterial: 'Leien',
    RoofCondition: 'Goed',
    Frame: 'Hout',
    Glazing: 'Dubbel',
    HasLift: 0,
    HasWater: 1,
    HasGas: 1,
    HasElectronicConnection: 1,
    HasDrainConnection: 1,
    PlanningDestination: 'Woongebied',
    PlanningInformation: 'Vergund',
    HasPermit: 1,
    HasAllotmentPermit: 0,
    Summons: 'Gmo',
    JudicialDecision: 'Geen',
    HasPreemptiveRights: 0,
    FloodPScore: 'A',
    FloodGScore: 'B',
    FloodZoneName: 'Geen',
    RiparianZone: 'Geen',
    GoalName: 'Te koop',
    ContractType: 'Exclusief',
    UniqueCode: 'UC-1',
  });
  const shown = Object.fromEntries(groups.map(({ key, facts: each }) => [key, each.map((fact) => fact.key)]));
  // Only Luxembourg has an insulation class.
  const energy = factsByGroup.energy.filter((key) => key !== 'insulationLabel');
  // A house has a living surface.
  const surfaces = factsByGroup.surfaces.filter((key) => key !== 'usableSurface');
  expect(shown).toEqual({ ...factsByGroup, energy, surfaces });
});

it('writes values as the specification says, and only what can be true (3.4)', () => {
  const { values } = facts({
    ChargesOwner: '45,50',
    RegisteredRight: '12,5',
    EPCCertificateEndDate: '2034-01-31',
    EnergyPerformance: -12,
    SurfaceGarden: -5,
    SurfaceLiving: 0,
    ConstructionYear: 19,
    Floor: 0,
    BedRooms: 0,
    RealEstateTax: -3,
    VAT: 2100,
  });
  expect(values).toMatchObject({
    chargesOwner: '€ 45,50'.replace(' ', '\u00a0'),
    registration: '12,5\u00a0%',
    certificateEnd: '31-01-2034',
    energyScore: '-12\u00a0kWh/m²',
    floor: { key: 'groundFloor' },
  });
  for (const key of ['gardenSurface', 'livingSurface', 'constructionYear', 'bedRoom', 'realEstateTax', 'vat'])
    expect(values).not.toHaveProperty(key);
});

it('writes quantities of an English page as English does, and amounts as everywhere', () => {
  const given = { SurfaceLiving: 1248, RegisteredRight: '12,5', RateableIncome: 1100 };
  const { values } = facts(given, { choice: { language: 'en', fallback: 'nl' } });
  expect(values).toMatchObject({
    livingSurface: '1,248\u00a0m²',
    registration: '12.5\u00a0%',
    rateableIncome: '€\u00a01.100',
  });
});

it('has no capital after a comma where two texts of the CRM share a row', () => {
  expect(facts({ RoofMaterial: 'Leien', RoofCondition: 'Vernieuwd' }).values.roof).toBe('Leien · Vernieuwd');
  expect(facts({ RoofMaterial: 'Leien' }).values.roof).toBe('Leien');
});

it('lists a plot’s utilities with its land, because it has no building', () => {
  const connected = { HasWater: 1, HasGas: 0, HasPermit: 1 };
  const keysOf = (change: typeof connected & { WebID?: number; Facades?: number }, group: string) =>
    facts(change)
      .groups.find(({ key }) => key === group)
      ?.facts.map(({ key }) => key) ?? [];
  expect(keysOf({ ...connected, WebID: 4 }, 'building')).toEqual([]);
  expect(keysOf({ ...connected, WebID: 4, Facades: 3 }, 'building')).toEqual(['facades']);
  expect(keysOf({ ...connected, WebID: 4 }, 'planning').slice(0, 2)).toEqual(['water', 'gas']);
  expect(keysOf({ ...connected, WebID: 1 }, 'building')).toEqual(['water', 'gas']);
  expect(keysOf({ ...connected, WebID: 1 }, 'planning')).not.toContain('water');
});

describe('amounts that reveal the price', () => {
  const amounts = { Deposit: 900, MonthlyRent: 900, NotaryFee: 4000, GaragePrice: 20_000 };
  it('go where a label replaces it', () => {
    const { values } = facts({ ...amounts, Marquee: 3 }, { price: { kind: 'marquee', marquee: 'sold', label: null } });
    expect(Object.keys(values)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(price|deposit|monthlyRent|notaryFee|garagePrice)$/)]),
    );
  });

  it('carry the unit of the CRM, before or behind', () => {
    const from = { PriceUnit: 7, PriceUnitText: 'vanaf' };
    expect(facts(from).values.price).toBe('Vanaf € 300.000');
    expect(facts({ PriceUnit: 7 }).values.price).toEqual({ startingFrom: '€ 300.000' });
    expect(facts({ PriceUnit: 3, PriceUnitText: 'per kavel' }).values.price).toBe('€ 300.000 per kavel');
  });
});

it('what is not stated agrees with the name of its fact in French (10.231)', async () => {
  const { t } = await translationFor('fr', {});
  expect((['notStated', 'notStatedFeminine', 'notStatedPlural'] as const).map((key) => t(`factTexts.${key}`))).toEqual([
    'Non communiqué',
    'Non communiquée',
    'Non communiquées',
  ]);
});

describe('planning information', () => {
  it('is in full words', () => {
    const { values } = facts({ PlanningDestination: 'WgLk', Summons: 'Dv', HasPermit: 1, HasPreemptiveRights: 0 });
    expect(values).toMatchObject({
      planningDestination: { words: 'destinations', key: 'WgLk' },
      summons: { words: 'summons', key: 'summoned' },
      permit: { key: 'permitYes' },
      preemptiveRights: { key: 'preemptionNo' },
    });
  });

  it('is missing neutrally where the law asks for it, and silently elsewhere', () => {
    expect(facts({ Zip: '9000' }).values).toMatchObject({ permit: notStated, floodPlotScore: notStated });
    const walloon = facts({ Zip: '4000', City: 'Luik' }).values;
    expect(walloon).not.toHaveProperty('permit');
    expect(walloon).toMatchObject({ energyTotal: { key: 'notStatedFeminine' }, certificateNumber: notStated });
    // The words agree with the fact's name: "charges non communiquées".
    expect(facts({ Zip: '9000', Goal: 1 }).values).toMatchObject({ charges: { key: 'notStatedPlural' } });
    // Sold homes are no longer advertised.
    expect(facts({ Zip: '9000', Marquee: 3 }).values).not.toHaveProperty('permit');
  });
});

it.each([
  [{ EnergyPerformance: 450 }, { label: 'E', since: 2023, years: 6 }],
  [{ EnergyPerformance: 510 }, { label: 'F', since: 2023, years: 6 }],
  [{ EnergyPerformance: 390 }, undefined],
  [{ EnergyPerformance: 510, Goal: 1 }, undefined],
  [{ EnergyPerformance: 510, Zip: '1000', City: 'Brussel' }, undefined],
])('%j: renovation duty %j', (change, renovation) =>
  expect(facts(change).groups.find(({ key }) => key === 'energy')?.renovation).toEqual(renovation),
);
