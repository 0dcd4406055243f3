import { isBuilding, isFlatFacts, isHomeFacts, type Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';

/** Rooms and surfaces in m² and metres. A value is absent if it does not apply, or if the agent left it blank. */
export function measuresOf(facts: Facts, random: Random) {
  const { variant, living, ground, garden, terrace, parkings } = facts;
  const home = isHomeFacts(facts);
  const building = isBuilding(facts);
  const forgotten = <Value>(value: Value, share = 0.07) => (random.chance(share) ? undefined : value);
  const width = ground > 0 && !isFlatFacts(facts) ? plotWidth(facts, random) : null;
  const inside = isFlatFacts(facts) || variant.type === 'offices';
  return {
    BedRooms: home ? facts.bedrooms : undefined,
    BathRooms: home ? facts.bathrooms : undefined,
    ShowerRooms: home ? facts.showers : undefined,
    Toilets: facts.toilets > 0 ? forgotten(facts.toilets) : undefined,
    Garages: variant.type === 'garage' ? Number(variant.key === 'garage-box') : home ? facts.garages : undefined,
    Parkings: variant.key === 'parking' ? 1 : inside && building ? forgotten(parkings) : undefined,
    ExternalParkings: !inside && building && variant.type !== 'garage' ? forgotten(parkings) : undefined,
    Floors: building ? forgotten(facts.floors) : undefined,
    Floor: facts.floor ?? undefined,
    Facades: variant.facades ?? undefined,
    SurfaceTotal: building ? living + terrace + garden : ground,
    SurfaceLiving: building ? (random.chance(0.12) ? `${living},4` : living) : undefined,
    SurfaceGround: ground || undefined,
    SurfaceTerrace: terrace || undefined,
    SurfaceGarden: garden || undefined,
    PlotWidth: width === null ? undefined : forgotten(width, 0.15),
    FrontWidth: width === null || !building ? undefined : forgotten(frontWidth(facts, width), 0.2),
    ConstructionYear: building ? forgotten(facts.built, 0.03) : undefined,
    RenovationYear: facts.renovated ?? undefined,
    MobilityScore: facts.region === 'flanders' ? forgotten(mobility(facts, random)) : undefined,
  };
}

/** The street front in metres: narrow in a row, wide for a villa. */
function plotWidth({ variant, ground }: Facts, random: Random): number {
  if (variant.facades === 2) return random.between(5, 9);
  if (variant.key === 'corner-house') return random.between(7, 12);
  return Math.round(Math.sqrt(ground) * (0.55 + random.next() * 0.25));
}

function frontWidth({ variant }: Facts, width: number): number {
  if (variant.facades === 2 || variant.key === 'corner-house') return width;
  return Math.max(5, Math.min(24, width - (variant.facades === 3 ? 4 : 8)));
}

/** Flanders' Mobiscore, 0 to 10 with a decimal comma: high in town, low in the countryside. */
function mobility({ place }: Facts, random: Random): string {
  const ranges: Record<Facts['place']['character'], readonly [number, number]> = {
    city: [85, 98],
    town: [74, 92],
    suburb: [64, 83],
    green: [52, 73],
    village: [38, 60],
    coast: [70, 89],
  };
  const [from, to] = ranges[place.character];
  return String((random.between(from, to) / 10).toFixed(1)).replace('.', ',');
}
