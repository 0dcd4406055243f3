import { useEffect } from 'react';
import { listenToMap, postToMap } from './conversation.ts';
import type { MapContent } from './message.ts';

/** Sends the content to the map frame of a page about one place, whenever the frame reports that it is ready. */
export function PropertyMapMessages({ elementId, shown }: { elementId: string; shown: MapContent }) {
  useEffect(() => {
    const post = () =>
      postToMap(elementId, {
        ...shown,
        messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 0 },
        mapType: 'detail',
        customMarker: 'pin',
      });
    // The frame may have been ready before this script.
    post();
    return listenToMap(elementId, ({ type }) => {
      if (type === 'ready') post();
    });
  }, [elementId, shown]);
  return null;
}
