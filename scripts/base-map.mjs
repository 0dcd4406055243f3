// Extracts the drawn base map from Natural Earth (public domain, through world-atlas) in a compact form for the
// browser: node scripts/base-map.mjs. The output is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feature } from 'topojson-client';
import { root } from './steps.mjs';

/** The largest area that a map of Belgium and Luxembourg shows (`drawn-land.ts`): west, south, east, north. */
const region = [-5, 45.5, 14.5, 56];
/** The area with full detail. */
const near = [-1.5, 47.8, 9.5, 53.2];
/** Degrees between two points of a coast outside it: about two pixels on a phone's map. */
const farStep = 0.06;
/** Thousandths of a degree, finer than the source. */
const precision = 1000;
const own = new Set(['Belgium', 'Luxembourg']);

const atlas = JSON.parse(readFileSync(path.join(root, 'node_modules/world-atlas/countries-10m.json'), 'utf8'));
// Adjacent countries share the arc of their border, so they stay aligned.
const {
  scale: [scaleX, scaleY],
  translate: [fromX, fromY],
} = atlas.transform;
delete atlas.transform;
atlas.arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return thinned(arc.map(([stepX, stepY]) => [(x += stepX) * scaleX + fromX, (y += stepY) * scaleY + fromY]));
});
const countries = feature(atlas, atlas.objects.countries).features.flatMap(({ properties, geometry }) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.map(([outer]) => steps(clip(outer))).filter((ring) => ring.length >= 6);
  return rings.length === 0 ? [] : [{ own: own.has(properties.name), rings }];
});
const target = path.join(root, 'app/listings/map/frame/countries.json');
writeFileSync(target, `${JSON.stringify(countries.sort((a, b) => Number(a.own) - Number(b.own)))}\n`);

/** Reduces a line's points outside the detailed area. */
function thinned(line) {
  const [west, south, east, north] = near;
  let last = line[0];
  return line.filter(([x, y], index) => {
    const isNear = x >= west && x <= east && y >= south && y <= north;
    const isKept =
      isNear || index === 0 || index === line.length - 1 || Math.hypot(x - last[0], y - last[1]) >= farStep;
    if (isKept) last = [x, y];
    return isKept;
  });
}

/** Clips a ring to the region (Sutherland–Hodgman). */
function clip(ring) {
  const [west, south, east, north] = region;
  const edges = [
    [0, (x) => x >= west, west],
    [0, (x) => x <= east, east],
    [1, (y) => y >= south, south],
    [1, (y) => y <= north, north],
  ];
  return edges.reduce((points, [axis, inside, at]) => {
    const clipped = [];
    points.forEach((point, index) => {
      const before = points[(index + points.length - 1) % points.length];
      if (inside(point[axis]) !== inside(before[axis])) {
        const part = (at - before[axis]) / (point[axis] - before[axis]);
        clipped.push([0, 1].map((each) => before[each] + part * (point[each] - before[each])));
      }
      if (inside(point[axis])) clipped.push(point);
    });
    return clipped;
  }, ring);
}

/** Integers: pairs of longitude and latitude, each relative to the one before. */
function steps(ring) {
  let [lastX, lastY] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * precision), Math.round(latitude * precision)];
    if (x === lastX && y === lastY) return [];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}
