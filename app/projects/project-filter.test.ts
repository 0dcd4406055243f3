import { describe, expect, it } from 'vitest';
import type { Project } from '~/listings/domain/entity.ts';
import {
  filterProjects,
  knownFilter,
  parseProjectFilter,
  projectChoices,
  writeProjectFilter,
} from './project-filter.ts';

const project = (id: string, zip: string, city: object, units: readonly [string, number | null][]) =>
  ({
    id,
    address: { city, zip },
    units: units.map(([status, bedrooms]) => ({ status, bedrooms })),
  }) as unknown as Project;

const ghent = { nl: 'Gent', fr: 'Gand' };
const projects = [
  project('kaai', '9000', ghent, [
    ['available', 1],
    ['option', 2],
    ['sold', 4],
  ]),
  project('begijnhof', '3000', { nl: 'Leuven' }, [['available', 3]]),
  project('dok', '9000', ghent, [['available', null]]),
  project('soon', '9051', { nl: 'Gent' }, []),
];
const choice = { language: 'fr', fallback: 'nl' } as const;

const found = (query: string) => {
  const filter = knownFilter(projects, parseProjectFilter(new URLSearchParams(query)), choice);
  return filterProjects(projects, filter).map(({ id }) => id);
};

const all = ['kaai', 'begijnhof', 'dok', 'soon'];

describe('the filters of projects', () => {
  it.each([
    ['', all],
    ['city=&bedrooms=', all],
    ['city=gent|9000', ['kaai', 'dok']],
    // The name in another language, and the same name elsewhere.
    ['city=GAND|9000', ['kaai', 'dok']],
    ['city=gent|9051', ['soon']],
    ['bedrooms=1', ['kaai', 'begijnhof']],
    ['bedrooms=2', ['kaai', 'begijnhof']],
    // The only unit with four bedrooms is sold.
    ['bedrooms=3', ['begijnhof']],
    ['bedrooms=4', []],
    ['city=gent|9000&bedrooms=3', []],
    ['city=gent|9000&bedrooms=2', ['kaai']],
    // Invalid values.
    ['city=atlantis|9000', all],
    ['city=gent', all],
    ['city=<script>|9000&bedrooms=two', all],
    ['bedrooms=-1', all],
    ['bedrooms=1e3', all],
    ['city=%00|9000&city=leuven|3000', ['begijnhof']],
  ])('%s find %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('are written in one spelling', () => {
    const written = (query: string) => String(writeProjectFilter(parseProjectFilter(new URLSearchParams(query))));
    expect(written('bedrooms=2&x=1&city=Gent|9000&type=1&page=2')).toBe('city=gent%7C9000&bedrooms=2');
    expect(written('city=&bedrooms=0')).toBe('');
  });

  it('offer the places of the projects by name, and bedrooms up to what is left', () => {
    expect(projectChoices(projects, choice)).toEqual({
      cities: [
        { value: 'gand|9000', name: 'Gand' },
        { value: 'gent|9051', name: 'Gent' },
        { value: 'leuven|3000', name: 'Leuven' },
      ],
      bedrooms: [1, 2, 3],
    });
    expect(projectChoices([], choice)).toEqual({ cities: [], bedrooms: [] });
  });
});
