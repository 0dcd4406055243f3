import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { PlaceOption } from '~/listings/search/place-option.ts';

const pause = 200;
const none: { text: string; places: readonly PlaceOption[] } = { text: '', places: [] };

/** Municipalities matching a text; empty while loading. Errors are ignored, because suggestions are optional. */
export function usePlaces(text: string): readonly PlaceOption[] {
  const { language } = useTranslation();
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (text.length < 2) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ text, language: language });
      fetch(`/api/municipalities?${query}`, { signal: controller.signal })
        .then((response) => response.json())
        // The endpoint's response shape.
        .then((places) => setFound({ text, places: places as PlaceOption[] }))
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, language]);
  return found.text === text ? found.places : none.places;
}
