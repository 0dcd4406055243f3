import { useEffect } from 'react';
import { listenToMap, postToMap } from './conversation.ts';
import type { MapContent } from './message.ts';

/** Tells the map frame of a page about one place what it shows, each time it says that it is ready. */
export function PropertyMapMessages({ elementId, shown }: { elementId: string; shown: MapContent }) {
  useEffect(() => {
    const post = () =>
      postToMap(elementId, {
        ...shown,
        messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 0 },
        mapType: 'detail',
        customMarker: 'pin',
      });
    // The frame may have been ready before this script was.
    post();
    return listenToMap(elementId, ({ type }) => {
      if (type === 'ready') post();
    });
  }, [elementId, shown]);
  return null;
}
