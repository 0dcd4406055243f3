import { isBuilding, type Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';
import type { WordKey } from '../words/index.ts';
import { isSummoned } from './flags.ts';

type Phrases = Record<string, WordKey | null>;

/** The agents' standard phrases for a listing, by field. */
export function phrasesOf(facts: Facts, random: Random): Phrases {
  return { ...contractPhrases(facts, random), ...planningPhrases(facts, random), ...buildingPhrases(facts) };
}

function contractPhrases({ goal, variant, condition }: Facts, random: Random): Phrases {
  const home = ['house', 'apartment', 'studio'].includes(variant.type);
  const lease: WordKey =
    variant.type === 'garage'
      ? 'leaseYearly'
      : home
        ? random.pick(['leaseNine', 'leaseNine', 'leaseShort'])
        : 'leaseShop';
  const free: WordKey =
    variant.type === 'income-property'
      ? 'asLet'
      : condition === 'new'
        ? 'atOnce'
        : random.pick(['atDeed', 'atDeed', 'byArrangement']);
  return {
    GoalName: goal === 'sale' ? 'forSale' : 'forRent',
    ContractType:
      goal === 'sale' ? random.pick(['contractSole', 'contractSole', 'contractSole', 'contractOpen']) : lease,
    Availability: goal === 'sale' ? free : 'atOnce',
  };
}

/** Information that Flemish adverts must contain; in the other regions, the zoning and the permits. */
function planningPhrases(facts: Facts, random: Random): Phrases {
  const { built, region, ground } = facts;
  const common: Phrases = {
    PlanningInformation: built === 0 ? 'permitNone' : built < 1962 ? 'permitAssumed' : 'permitGranted',
    PlanningDestination: destinationOf(facts),
  };
  if (region !== 'flanders') return common;
  const summoned = isSummoned(facts);
  const byWater = floodScore(facts) === 'D' || (ground > 2_000 && random.chance(0.15));
  return {
    ...common,
    JudicialDecision: summoned ? 'judicialPending' : 'noJudicial',
    Summons: summoned ? 'summonsServed' : 'summonsNone',
    FloodZoneName: floodWords[floodScore(facts)],
    RiparianZone: byWater ? 'riparianPartly' : 'riparianNone',
  };
}

function destinationOf({ variant, place }: Facts): WordKey {
  if (variant.type === 'industrial') return 'destinationBusiness';
  if (variant.key === 'farmhouse') return 'destinationFarm';
  if (place.character === 'village') return 'destinationVillage';
  return place.character === 'city' && ['commercial', 'offices'].includes(variant.type)
    ? 'destinationMixed'
    : 'destinationHomes';
}

/** The plot's flood score, mandatory in Flemish adverts: nearly always A. */
export function floodScore({ index }: Pick<Facts, 'index'>): 'A' | 'B' | 'C' | 'D' {
  if (index % 67 === 9) return 'D';
  if (index % 29 === 3) return 'C';
  return index % 13 === 5 ? 'B' : 'A';
}

function buildingPhrases(facts: Facts): Phrases {
  const { equipment, condition, region, built, renovated, variant } = facts;
  if (!isBuilding(facts) || variant.type === 'garage') return {};
  const { heating, emitters, glazing, frame, kitchen, roof, roofRenewed } = equipment;
  const oldRoof = condition === 'dated' && !roofRenewed;
  return {
    HeatingName: heating && heatingWords[heating],
    HeatingType: emitters && emitterWords[emitters],
    Glazing: glazing && glazingWords[glazing],
    Frame: frame && frameWords[frame],
    Kitchen: kitchen && kitchenWords[kitchen],
    RoofMaterial: roof && roofWords[roof],
    RoofCondition: roof && (roofRenewed ? 'roofRenewed' : oldRoof ? 'roofOld' : 'roofGood'),
    Condition: conditionWords[condition],
    AsbestosType: region === 'flanders' && built < 2001 ? (renovated ? 'asbestosSafe' : 'asbestosPresent') : null,
  };
}

type Named<Key extends string> = Record<Key, WordKey>;
type Equipment = Facts['equipment'];

const floodWords: Named<ReturnType<typeof floodScore>> = {
  A: 'floodNone',
  B: 'floodClimate',
  C: 'floodPossible',
  D: 'floodLikely',
};
const heatingWords: Named<NonNullable<Equipment['heating']>> = {
  pump: 'heatingPump',
  gas: 'heatingGas',
  oil: 'heatingOil',
  electric: 'heatingElectric',
  pellets: 'heatingPellets',
};
const emitterWords: Named<NonNullable<Equipment['emitters']>> = {
  floor: 'emittersFloor',
  radiators: 'emittersRadiators',
  stoves: 'emittersStoves',
  shared: 'emittersShared',
};
const glazingWords: Named<NonNullable<Equipment['glazing']>> = {
  triple: 'glazingTriple',
  high: 'glazingHigh',
  double: 'glazingDouble',
  single: 'glazingSingle',
};
const frameWords: Named<NonNullable<Equipment['frame']>> = {
  wood: 'frameWood',
  pvc: 'framePvc',
  aluminium: 'frameAluminium',
};
const kitchenWords: Named<NonNullable<Equipment['kitchen']>> = {
  super: 'kitchenSuper',
  fitted: 'kitchenFitted',
  simple: 'kitchenSimple',
};
const roofWords: Named<NonNullable<Equipment['roof']>> = {
  tiles: 'roofTiles',
  slate: 'roofSlate',
  flat: 'roofFlat',
  sheets: 'roofSheets',
};
const conditionWords: Named<Facts['condition']> = {
  new: 'conditionNew',
  good: 'conditionGood',
  renovated: 'conditionRenovated',
  dated: 'conditionDated',
};
