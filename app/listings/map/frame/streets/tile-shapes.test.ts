import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { rectangle, vectorTile, type ArchiveTile } from '../../../../../tests/site/street-archive.ts';
import { languages } from '../../../../i18n/languages.ts';
import { tileShapes } from './tile-shapes.ts';

const shapesOf = (layers: ArchiveTile['layers'], language: (typeof languages)[number] = 'nl') =>
  tileShapes(new VectorTile(new PbfReader(vectorTile(layers))), language);

const across = [
  [0, 100],
  [4096, 100],
] as const;
const street = (properties: Record<string, string>) => ({ type: 'line' as const, rings: [across], properties });

describe('a tile', () => {
  it('its areas and lines are sorted by how they are drawn, what is unknown left out', () => {
    const { areas, lines, extent } = shapesOf({
      earth: [{ type: 'area', rings: [rectangle(0, 0, 4096, 4096)] }],
      landuse: [
        { type: 'area', rings: [rectangle(0, 0, 10, 10)], properties: { kind: 'park' } },
        { type: 'area', rings: [rectangle(5, 5, 20, 20)], properties: { kind: 'cemetery' } },
        { type: 'area', rings: [rectangle(0, 0, 10, 10)], properties: { kind: 'moon_base' } },
      ],
      water: [
        { type: 'area', rings: [rectangle(50, 50, 60, 60)], properties: { kind: 'lake' } },
        { type: 'line', rings: [across], properties: { kind: 'stream' } },
        { type: 'point', rings: [[[5, 5]]], properties: { kind: 'lake', name: 'Blaarmeersen' } },
      ],
      roads: [
        street({ kind: 'highway', kind_detail: 'motorway' }),
        street({ kind: 'major_road', kind_detail: 'primary' }),
        street({ kind: 'major_road', kind_detail: 'tertiary_link' }),
        street({ kind: 'minor_road', kind_detail: 'service' }),
        street({ kind: 'ferry' }),
      ],
      unheard_of: [street({ kind: 'highway' })],
    });
    expect(extent).toBe(4096);
    expect([...areas].map(([kind, rings]) => [kind, rings.length])).toEqual([
      ['earth', 1],
      ['green', 2],
      ['water', 1],
    ]);
    expect([...lines.keys()].sort()).toEqual(['major', 'middle', 'motorway', 'service', 'stream']);
  });

  it('its names are in the page’s language where the archive has it (10.147)', () => {
    const named = {
      roads: [
        street({
          kind: 'minor_road',
          name: 'Rue Neuve - Nieuwstraat',
          'name:nl': 'Nieuwstraat',
          'name:fr': 'Rue Neuve',
        }),
      ],
      places: [
        {
          type: 'point' as const,
          rings: [[[2048, 2048]]] as const,
          properties: { kind: 'locality', kind_detail: 'city', name: 'Gent', 'name:fr': 'Gand', 'name:en': 'Ghent' },
        },
      ],
    };
    const inLanguage = (language: (typeof languages)[number]) =>
      shapesOf(named, language).names.map(({ text }) => text);
    expect(Object.fromEntries(languages.map((language) => [language, inLanguage(language)]))).toEqual({
      nl: ['Nieuwstraat', 'Gent'],
      fr: ['Rue Neuve', 'Gand'],
      en: ['Rue Neuve - Nieuwstraat', 'Ghent'],
      de: ['Rue Neuve - Nieuwstraat', 'Gent'],
    });
  });

  it('has no names of paths without one, of rails, and of regions', () => {
    const { names } = shapesOf({
      roads: [street({ kind: 'path' }), street({ kind: 'rail', name: 'L50A' }), street({ kind: 'path', name: ' ' })],
      places: [{ type: 'point', rings: [[[1, 1]]], properties: { kind: 'region', name: 'Vlaanderen' } }],
    });
    expect(names).toEqual([]);
  });

  it('without anything is empty', () => {
    expect(shapesOf({})).toEqual({ extent: 4096, areas: new Map(), lines: new Map(), names: [] });
  });
});
