import { useEffect } from 'react';
import { hearMap, postToMap } from './conversation.ts';
import type { PropertyMapProps } from './PropertyMap.tsx';

/** Tells the map frame of a property page what it shows, each time it says that it is ready. */
export default function PropertyMapTalk(props: PropertyMapProps & { elementId: string }) {
  const { elementId, id, latitude, longitude, approximate, city } = props;
  useEffect(() => {
    const post = () =>
      postToMap(elementId, {
        propsList: [
          {
            ID: id,
            Goal: 0,
            Latitude: latitude,
            Longitude: longitude,
            Approximate: approximate,
            Price: '',
            ShortPrice: '',
            Marquee: 0,
            MarqueeName: '',
            TypeDescription: '',
            City: city,
          },
        ],
        messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 0 },
        mapType: 'detail',
        customMarker: 'pin',
        marqueeIgnore: [],
      });
    // The frame may have been ready before this script was.
    post();
    return hearMap(elementId, ({ type }) => {
      if (type === 'ready') post();
    });
  }, [elementId, id, latitude, longitude, approximate, city]);
  return null;
}
