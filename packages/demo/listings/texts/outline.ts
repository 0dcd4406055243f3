import type { Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';
import { garageClosings, garageOpenings, garagePoints } from './business/garages.ts';
import { incomeClosings, incomeOpenings, incomePoints } from './business/income.ts';
import { industryOpenings, industryPoints } from './business/industry.ts';
import { landClosings, landOpenings, landPoints } from './business/land.ts';
import { businessClosings, tradeOpenings, tradePoints } from './business/trade.ts';
import { rentClosings } from './closing/rent.ts';
import { saleClosings } from './closing/sale.ts';
import { energies } from './energy.ts';
import { character } from './inside/character.ts';
import { comfort } from './inside/comfort.ts';
import { works } from './inside/works.ts';
import { layouts } from './layout.ts';
import { flatOpenings } from './openings/flats.ts';
import { newHouseOpenings } from './openings/new-houses.ts';
import { oldHouseOpenings } from './openings/old-houses.ts';
import { cars } from './outside/cars.ts';
import { gardens } from './outside/gardens.ts';
import { terraces } from './outside/terraces.ts';
import type { Point } from './point.ts';
import { sightPoints } from './surroundings/sights.ts';
import { stationPoints } from './surroundings/stations.ts';
import { streetPoints } from './surroundings/streets.ts';
import { wayPoints } from './surroundings/ways.ts';

/** A number of sentences to choose from these points. */
export type Slot = readonly [points: readonly Point[], count: number];

/**
 * Paragraphs of a description, each a list of slots. The length is random; slots without a suitable sentence stay
 * empty.
 */
export function outlineOf({ variant, place }: Facts, random: Random): Slot[][] {
  const around: [Slot, Slot] = [
    [random.chance(0.3) && place.hasStation ? stationPoints : sightPoints, 1],
    [[...streetPoints, ...wayPoints], 1],
  ];
  switch (variant.type) {
    case 'house':
    case 'apartment':
    case 'studio':
      return homeOutline(around, random);
    case 'plot':
      return [
        [[landOpenings, 1]],
        [[landPoints, random.between(3, 4)]],
        [...around, [landClosings, random.between(1, 2)]],
      ];
    case 'income-property':
      return [
        [[incomeOpenings, 1]],
        [
          [incomePoints, random.between(3, 4)],
          [energies, 1],
        ],
        [...around, [incomeClosings, random.between(1, 2)]],
      ];
    case 'garage':
      return [
        [
          [garageOpenings, 1],
          [garagePoints, random.between(2, 3)],
        ],
        [
          [sightPoints, 1],
          [garageClosings, 1],
        ],
      ];
    default:
      return [
        [[[...tradeOpenings, ...industryOpenings], 1]],
        [[[...tradePoints, ...industryPoints], random.between(4, 5)]],
        [around[0], [businessClosings, 1]],
      ];
  }
}

/** From brief to verbose, as agents differ. */
function homeOutline(around: readonly Slot[], random: Random): Slot[][] {
  const length = random.next();
  const openings: Slot = [[...oldHouseOpenings, ...newHouseOpenings, ...flatOpenings], 1];
  const opening: Slot[] = [openings, [layouts, 1]];
  const outside: Slot = [[...gardens, ...terraces], 1];
  if (length < 0.07) {
    return [
      opening,
      [outside, [energies, 1]],
      [
        [around[0]?.[0] ?? [], 1],
        [saleClosings, 1],
        [rentClosings, 1],
      ],
    ];
  }
  const more = length > 0.96 ? 1 : 0;
  return [
    opening,
    [
      [character, 1 + more],
      [works, random.between(0, 1) + more],
      [comfort, random.between(1, 2) + more],
    ],
    [
      [outside[0], random.between(1, 2)],
      [cars, random.between(0, 1)],
      [energies, 1 + more],
    ],
    [...around, [saleClosings, 1 + more], [rentClosings, random.between(1, 2)]],
  ];
}
