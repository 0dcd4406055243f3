import { isBuilding, isFlatFacts, isHomeFacts, type Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';

/** The boolean fields of the record; absent where the agent left them blank, which does not mean "no". */
export function flagsOf(facts: Facts, random: Random) {
  const { variant, goal, equipment } = facts;
  const home = isHomeFacts(facts);
  const building = isBuilding(facts);
  const plot = variant.type === 'plot';
  const garage = variant.type === 'garage';
  const flag = (value: boolean, share = 0.06) => (random.chance(share) ? undefined : Number(value));
  return {
    HasGas: garage ? undefined : flag(equipment.heating === 'gas' || plot || (!building && random.chance(0.7))),
    HasWater: garage ? undefined : flag(true),
    HasLift: building && (isFlatFacts(facts) || variant.type === 'offices') ? flag(facts.lift) : undefined,
    HasCellar: home ? flag(facts.cellar) : undefined,
    HasTerrace: home || variant.key === 'cafe' ? flag(facts.terrace > 0, 0) : undefined,
    HasGarden: home ? flag(facts.garden > 0, 0) : undefined,
    HasGarage: home ? flag(facts.garages > 0, 0) : undefined,
    HasAttic: variant.type === 'house' ? flag(facts.attic) : undefined,
    IsFurnished: goal === 'rent' && home ? flag(facts.furnished, 0) : undefined,
    HasPermit: flag(building),
    HasAllotmentPermit: plot ? Number(random.chance(0.7)) : flag(facts.built > 1975 && random.chance(0.4)),
    HasSummons: Number(isSummoned(facts)),
    HasPreemptiveRights: flag(facts.index % 23 === 7),
    HasElectronicConnection: flag(true),
    HasDrainConnection: flag(!(variant.key === 'farmhouse' && random.chance(0.3))),
  };
}

/** Only one or two properties have an open planning summons. */
export function isSummoned({ index, region, condition }: Facts): boolean {
  return region === 'flanders' && condition === 'dated' && index % 61 === 4;
}
