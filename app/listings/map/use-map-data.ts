import { useEffect, useState } from 'react';
import type { Language } from '~/i18n/languages.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { MapView } from '../domain/port.ts';
import { wholeTiles, writeMapQuery } from './map-query.ts';
import { readMapAnswer, type MapAnswer } from './message.ts';

/** Fetches the map data of a search: once, or again for each view if there are too many listings. */
export function useMapData(language: Language, criteria: SearchCriteria, view: MapView | null) {
  const search = writeMapQuery({ language, criteria, view: null }).toString();
  const [found, setFound] = useState<{ search: string; query: string; answer: MapAnswer } | null>(null);
  const whole = found?.search === search && found.answer.complete;
  const query =
    view === null || found?.search !== search || whole
      ? search
      : writeMapQuery({ language, criteria, view: wholeTiles(view) }).toString();
  const asked = whole ? found.query : query;
  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      try {
        const response = await fetch(`/api/map?${asked}`, { signal: leaving.signal });
        if (!response.ok) return;
        const answer = readMapAnswer(await response.json());
        setFound((last) => (last?.query === asked ? last : { search, query: asked, answer }));
      } catch {
        // The map keeps its previous data; the list beside it shows the results.
      }
    })();
    return () => leaving.abort();
  }, [asked, search]);
  return found;
}
