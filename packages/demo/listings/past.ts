import { marqueeCodes } from '~/listings/domain/codes.ts';
import { dayBefore } from './days.ts';
import { cityList, typeList } from './feed-lists.ts';
import { spread } from './places/index.ts';
import { drawFacts } from './property/draw.ts';
import type { Facts } from './property/facts.ts';
import { drawVariant } from './property/mix.ts';
import { randomFor } from './random.ts';
import { property, type Export } from './record/property.ts';
import { createWriter } from './texts/writer.ts';

const firstPastId = 3501;
/** Spread over two years. */
const pastCount = 48;
const pastDays = 730;

/** Properties sold or let in the last two years that are no longer on the site. */
export function departures({ today, seed }: Export) {
  return pastFacts({ today, seed }).map(({ facts, goneDays }) => ({
    ID: facts.id,
    Marquee: facts.state.code,
    Date: dayBefore(today, goneDays),
  }));
}

/** The previous export: the properties removed since, in full. Importing it first gives the site a history. */
export function pastFeed({ today, seed = 20_261_121 }: { today: string; seed?: number }) {
  const writer = createWriter(seed + 1);
  return {
    Complete: 1,
    CityList: cityList(),
    PropertyTypeList: typeList(),
    PropertyList: pastFacts({ today, seed }).map(({ facts }) => property(facts, writer, { today, seed })),
    ProjectList: [],
  };
}

function pastFacts({ today, seed }: Export): { facts: Facts; goneDays: number }[] {
  const order = randomFor(seed, 'past');
  return order.shuffled(spread(pastCount)).map((place, index) => {
    const id = String(firstPastId + index);
    const random = randomFor(seed, 'past', id);
    const { variant, goal } = drawVariant(place, random);
    // Spread over the two years, the latest first.
    const goneDays = Math.round(((index + 0.6) * pastDays) / pastCount) - random.between(0, 8) + 8;
    const label = goal === 'sale' ? 'sold' : 'rented';
    const given: Partial<Facts> = {
      state: { label, code: marqueeCodes[label], daysOnline: goneDays + random.between(35, 150) },
      publishAddress: !random.chance(0.1),
    };
    // Built before it was sold.
    const year = Number(dayBefore(today, goneDays + 200).slice(0, 4));
    const facts = drawFacts({ id, index, seed, year, variant, goal, place, given });
    return { facts: { ...facts, publishPrice: true }, goneDays };
  });
}
