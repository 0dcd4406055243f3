/** Parses and writes the query of `GET /api/map`: a search, the language and the visible part. */
import { isGoal } from '../domain/codes.ts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { MapView } from '../domain/port.ts';
import { emptySearch, parseSearch, writeSearch } from '../search/search-params.ts';

export interface MapQuery {
  language: Language;
  /** Without box, sort and page. */
  criteria: SearchCriteria;
  view: MapView | null;
}

const zoomLimit = 22;

/** Null for an invalid language or goal. */
export function parseMapQuery(query: URLSearchParams): MapQuery | null {
  const [language, goal] = [query.get('language'), query.get('goal')];
  if (!isLanguage(language) || !isGoal(goal)) return null;
  const { criteria } = parseSearch(goal, query);
  const zoom = Number(query.get('zoom') ?? NaN);
  return {
    language,
    criteria: whereAndWhat(criteria),
    view: criteria.box && zoom >= 0 && zoom <= zoomLimit ? { box: criteria.box, zoom: Math.floor(zoom) } : null,
  };
}

/** Canonical: identical for identical searches, so that it can be cached. */
export function writeMapQuery({ language, criteria, view }: MapQuery): URLSearchParams {
  const bare = { ...whereAndWhat(criteria), box: view?.box ?? null };
  const query = writeSearch({ ...emptySearch(criteria.goal), criteria: bare });
  query.set('language', language);
  query.set('goal', criteria.goal);
  if (view) query.set('zoom', String(Math.floor(view.zoom)));
  return query;
}

/** The view, widened to whole map tiles, so that small moves need no request and visitors share responses. */
export function wholeTiles({ box, zoom }: MapView): MapView {
  const step = 360 / 2 ** Math.floor(zoom);
  const down = (degrees: number, least: number) => Math.max(least, Math.floor(degrees / step) * step);
  const up = (degrees: number, most: number) => Math.min(most, Math.ceil(degrees / step) * step);
  return {
    box: { south: down(box.south, -90), west: down(box.west, -180), north: up(box.north, 90), east: up(box.east, 180) },
    zoom: Math.floor(zoom),
  };
}

function whereAndWhat(criteria: SearchCriteria): SearchCriteria {
  const { sort, page, box } = emptySearch(criteria.goal).criteria;
  return { ...criteria, sort, page, box };
}
