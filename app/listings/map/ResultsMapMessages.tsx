import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { MapView } from '../domain/port.ts';
import { withCriteria } from '../search/search-flow.ts';
import type { Flow } from '../search/use-flow.ts';
import { listenToMap, postToMap } from './conversation.ts';
import { linkCards } from './linked-cards.ts';
import { useMapData } from './use-map-data.ts';

/** Sends the search results to the map, and updates the search when the visitor moves the map. */
export function ResultsMapMessages({ elementId, flow: { shown, go } }: { elementId: string; flow: Flow }) {
  const { language } = useTranslation();
  const [view, setView] = useState<MapView | null>(null);
  /**
   * Number of `ready` messages, starting at 1: data is sent at once, in case the frame was ready before this script,
   * and again after each message.
   */
  const [ready, setReady] = useState(1);
  const found = useMapData(language, shown.criteria, view);
  const { box, area } = shown.criteria;

  /** The search that the map was last fitted to; after that the map stays where the visitor moved it. */
  const lookedAt = useRef({ ready: 0, search: '' });
  useEffect(() => {
    if (found === null) return;
    const { ready: before, search: searched } = lookedAt.current;
    // With a box, the map is already in place, unless the frame is new.
    const fit = before !== ready || (searched !== found.search && box === null);
    lookedAt.current = { ready, search: found.search };
    postToMap(elementId, {
      propsList: found.answer.propsList,
      messageInfo: {
        complete: found.answer.complete,
        fit,
        box,
        area: area && [...area],
        notShown: found.answer.notShown,
      },
      mapType: 'list',
      customMarker: 'price',
      marqueeIgnore: found.answer.marqueeIgnore,
    });
    // Box and area are part of what was found, and a box alone moves nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found, ready]);

  useEffect(
    () =>
      listenToMap(elementId, (message) => {
        const follow = (place: Pick<SearchCriteria, 'box'> & Partial<SearchCriteria>) =>
          go(
            withCriteria(() => place),
            { replace: true },
          );
        switch (message.type) {
          case 'ready':
            setReady((times) => times + 1);
            break;
          case 'moved':
            setView({ box: message.box, zoom: message.zoom });
            // The visible part replaces the chosen places: a city would hide the homes the visitor has moved to.
            if (message.search) follow({ box: message.box, cities: [], places: [], radius: null });
            break;
          case 'drawn':
            follow({ area: message.area, box: null });
            break;
          case 'pointed':
            cardsOf.current.light(message.id);
            break;
        }
      }),
    [elementId, go],
  );

  const cardsOf = useRef(linkCards((id) => postToMap(elementId, { highlight: id })));
  useEffect(() => cardsOf.current.listen(), []);

  return null;
}
