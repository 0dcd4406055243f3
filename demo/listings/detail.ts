import { dayBefore } from './days.ts';
import { isHomeFacts, type Facts } from './facts.ts';
import type { Random } from './random.ts';
import type { TextSource, WordKey } from './texts/source.ts';
import { word } from './translations.ts';

/** Numbers, days and flags of a property page. What has no meaning for a type, or an agent forgot, is absent. */
export function detailOf(facts: Facts, random: Random, today: string) {
  const { variant, goal, living, ground, bedrooms, built, price, index, terrace, garage } = facts;
  const home = isHomeFacts(facts);
  const building = built > 0;
  const forgotten = <Value>(value: Value) => (random.chance(0.08) ? undefined : value);
  const flag = (value: boolean) => forgotten(value ? 1 : 0);
  return {
    BedRooms: home ? bedrooms : undefined,
    BathRooms: home ? Math.max(1, Math.floor(bedrooms / 2)) : undefined,
    ShowerRooms: home ? (bedrooms > 2 ? 1 : 0) : undefined,
    Toilets: building && variant.type !== 'garage' ? 1 + Number(bedrooms > 2) : undefined,
    Garages: home ? Number(garage) : undefined,
    Parkings: forgotten(variant.type === 'offices' ? 6 : Number(variant.key === 'new-flat')),
    ExternalParkings: forgotten(variant.garden ? 2 : 0),
    Floors: building ? facts.floors : undefined,
    Floor: facts.box ? Number.parseInt(facts.box, 10) : undefined,
    Facades: variant.facades ?? undefined,
    SurfaceTotal: building ? living + terrace : ground,
    SurfaceLiving: building ? (index % 5 === 0 ? `${living},5` : living) : undefined,
    SurfaceGround: ground || undefined,
    SurfaceTerrace: terrace || undefined,
    SurfaceGarden: variant.garden ? Math.round(ground * 0.55) : undefined,
    PlotWidth: ground ? forgotten(random.between(6, 28)) : undefined,
    FrontWidth: building && ground ? forgotten(random.between(5, 14)) : undefined,
    ConstructionYear: building ? forgotten(built) : undefined,
    RenovationYear: facts.renovated ?? undefined,
    HasGas: building ? flag(built < 2019) : undefined,
    HasWater: flag(building),
    HasLift: building ? flag(facts.floors > 3) : undefined,
    HasCellar: home ? flag(built < 1970) : undefined,
    HasTerrace: building ? flag(terrace > 0) : undefined,
    HasGarden: building ? flag(variant.garden) : undefined,
    HasGarage: building ? flag(garage) : undefined,
    HasAttic: home ? flag(built < 1990 && variant.facades !== null) : undefined,
    IsFurnished: goal === 'rent' ? flag(variant.type === 'studio') : undefined,
    HasPermit: forgotten(building ? 1 : 0),
    HasAllotmentPermit: variant.type === 'plot' ? 1 : forgotten(0),
    HasSummons: 0,
    HasPreemptiveRights: forgotten(index % 19 === 3 ? 1 : 0),
    HasElectronicConnection: forgotten(1),
    HasDrainConnection: forgotten(1),
    FloodPScore: facts.region === 'flanders' ? (index % 8 === 0 ? 'C' : 'A') : undefined,
    FloodGScore: facts.region === 'flanders' && building ? (index % 8 === 0 ? 'B' : 'A') : undefined,
    AsbestosDate:
      facts.region === 'flanders' && building && built < 2001 ? dayBefore(today, random.between(30, 900)) : undefined,
    AvailableFrom: index % 4 === 1 ? dayBefore(today, -random.between(20, 90)) : undefined,
    MobilityScore:
      facts.region === 'flanders' ? forgotten(`${random.between(5, 9)},${random.between(0, 9)}`) : undefined,
    ...(goal === 'sale' ? saleAmounts(facts, random) : rentAmounts(price, random)),
  };
}

function saleAmounts({ variant, price, built, index }: Facts, random: Random) {
  const isNew = built >= 2019;
  return {
    MonthlyRent: variant.type === 'income-property' ? Math.round((price * 0.0042) / 50) * 50 : undefined,
    NotaryFee: random.chance(0.6) ? Math.round(price * 0.011) : undefined,
    VAT: isNew ? 21 : undefined,
    RegisteredRight: isNew ? undefined : index % 2 === 0 ? '12,5' : 12,
    ChargesOwner: variant.facades === null && built > 0 ? `${random.between(18, 60)},50` : undefined,
    RealEstateTax: built > 0 ? `${random.between(280, 2100)},${random.between(10, 99)}` : undefined,
    RateableIncome: built > 0 ? random.between(320, 2600) : undefined,
    GaragePrice: variant.key === 'new-flat' ? 32_000 : undefined,
    ParkingPrice: variant.key === 'new-flat' || variant.key === 'penthouse' ? 22_500 : undefined,
    Commission: random.chance(0.3) ? 3 : undefined,
  };
}

function rentAmounts(price: number, random: Random) {
  return {
    MonthlyRent: price,
    ChargesRenter: `${random.between(15, 140)},00`,
    Deposit: price * 2,
    AgencyCost: random.chance(0.4) ? 250 : undefined,
    RenterInventory: `${random.between(120, 320)},50`,
  };
}

/** The agents' set phrases, in one language. */
export function detailTexts(facts: Facts, source: TextSource): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(phrases(facts)).map(([field, key]) => [field, word(source, key)]));
}

function phrases(facts: Facts): Record<string, WordKey | null> {
  const { variant, goal, built, renovated, index, region } = facts;
  const business = variant.type === 'industrial' || variant.type === 'commercial';
  const flanders = region === 'flanders';
  const common: Record<string, WordKey | null> = {
    GoalName: goal === 'sale' ? 'forSale' : 'forRent',
    ContractType: goal === 'sale' ? 'contractSole' : 'contractLease',
    Availability: goal === 'sale' ? (index % 3 === 0 ? 'byArrangement' : 'atDeed') : 'atOnce',
    JudicialDecision: flanders ? 'noJudicial' : null,
    PlanningInformation: built > 0 ? 'planningPermit' : 'planningNone',
    PlanningDestination: business ? 'destinationBusiness' : 'destinationHomes',
    Summons: flanders ? 'summonsNone' : null,
    FloodZoneName: flanders ? (index % 8 === 0 ? 'floodPossible' : 'floodNone') : null,
    RiparianZone: flanders ? 'riparianNone' : null,
  };
  if (built === 0 || variant.type === 'garage') return common;
  return {
    ...common,
    HeatingName:
      built >= 2019
        ? 'heatingPump'
        : built < 1950 && !renovated
          ? 'heatingOil'
          : variant.type === 'studio'
            ? 'heatingElectric'
            : 'heatingGas',
    HeatingType: index % 4 === 3 ? 'heatingIndividual' : 'heatingCentral',
    Glazing: built >= 2019 ? 'glazingTriple' : built < 1950 && !renovated ? 'glazingSingle' : 'glazingDouble',
    Frame: index % 3 === 0 ? 'frameWood' : index % 3 === 1 ? 'framePvc' : 'frameAluminium',
    Kitchen: !isHomeFacts(facts)
      ? null
      : built >= 2005
        ? 'kitchenSuper'
        : renovated
          ? 'kitchenFitted'
          : 'kitchenSimple',
    RoofMaterial: variant.facades === null ? 'roofFlat' : built < 1920 ? 'roofSlate' : 'roofTiles',
    RoofCondition: renovated ? 'roofRenewed' : 'roofGood',
    Condition:
      built >= 2019
        ? 'conditionNew'
        : renovated
          ? 'conditionRenovated'
          : built < 1970
            ? 'conditionRenovate'
            : 'conditionGood',
    AsbestosType: flanders && built < 2001 ? (renovated ? 'asbestosSafe' : 'asbestosPresent') : null,
  };
}
