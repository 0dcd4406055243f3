import { cityList, typeList } from './feed-lists.ts';
import { departures } from './past.ts';
import { spread } from './places/index.ts';
import { drawProjects, listedFacts, listedUnits } from './projects/index.ts';
import { projectRecord } from './projects/project.ts';
import { drawFacts } from './property/draw.ts';
import { drawVariant } from './property/mix.ts';
import { randomFor } from './random.ts';
import { property } from './record/property.ts';
import { createWriter } from './texts/writer.ts';

export { pastFeed } from './past.ts';

const firstId = 4101;

export interface DemoOptions {
  /** The ISO day to which online dates, open visits and deliveries are relative. */
  today: string;
  /** Number of properties. */
  count?: number;
  seed?: number;
}

/**
 * The demo agency's complete export in the CRM's format (Omnicasa-shaped). Deterministic for the same options.
 * `DeletedList` contains what was removed since `pastFeed`, the previous export.
 */
export function demoFeed({ today, count = 612, seed = 20_261_121 }: DemoOptions) {
  const options = { today, seed };
  const year = Number(today.slice(0, 4));
  const places = randomFor(seed, 'order').shuffled(spread(Math.max(0, count - listedUnits)));
  const drawn = places.map((place, index) => {
    const id = String(firstId + index);
    return drawFacts({ id, index, seed, year, place, ...drawVariant(place, randomFor(seed, 'mix', id)) });
  });
  const unitIds = Array.from({ length: listedUnits }, (_, n) => String(firstId + places.length + n));
  const projects = drawProjects(unitIds, options);
  const facts = [...drawn, ...listedFacts(projects, places.length, options)];
  const writer = createWriter(seed);
  return {
    Complete: 1,
    CityList: cityList(),
    PropertyTypeList: typeList(),
    PropertyList: facts.map((each) => property(each, writer, options)),
    ProjectList: projects.map((project) => projectRecord(project, options)),
    DeletedList: departures(options),
  };
}
