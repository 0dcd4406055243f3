import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { PropertyCard } from './property-card.ts';

/** `?language=nl&ids=1001,1002` responds with `{ cards }` in that order; unknown ids are skipped. */
const cardsPath = '/api/cards';

/**
 * Cards by language and id, cached for the life of the document, so that going back shows them at once and at the same
 * height.
 */
const known = new Map<string, PropertyCard | null>();

export interface SavedCards {
  /** In the order of the ids; null while loading. */
  cards: PropertyCard[] | null;
  failed: boolean;
  /** Ids without a listing on the site. */
  gone: string[];
}

export function useSavedCards(ids: readonly string[]): SavedCards {
  const { language } = useTranslation();
  const [answers, setAnswers] = useState(0);
  const [failed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known.has(keyOf(language, id))).join(',');
  useEffect(() => {
    if (missing === '') return;
    const leaving = new AbortController();
    fetchCards(language, missing.split(','), leaving.signal)
      .then(() => setAnswers((count) => count + 1))
      .catch(() => setFailed(!leaving.signal.aborted));
    return () => leaving.abort();
    // `answers` triggers another request if ids are still missing after a response.
  }, [language, missing, answers]);
  const found = ids.map((id) => known.get(keyOf(language, id)));
  return {
    cards: missing === '' || failed ? found.filter((card) => card != null) : null,
    failed,
    gone: ids.filter((_, index) => found[index] === null),
  };
}

/** One card; null if the listing is not on the site. Browser only. */
export async function savedCard(language: string, id: string): Promise<PropertyCard | null> {
  if (!known.has(keyOf(language, id))) await fetchCards(language, [id]);
  return known.get(keyOf(language, id)) ?? null;
}

/** @throws if the server cannot be reached or the response is not OK */
async function fetchCards(language: string, ids: readonly string[], signal?: AbortSignal): Promise<void> {
  const response = await fetch(
    `${cardsPath}?${new URLSearchParams({ language, ids: ids.join(',') })}`,
    signal && { signal },
  );
  if (!response.ok) throw new Error(`${cardsPath} answered ${response.status}`);
  const { cards }: { cards: PropertyCard[] } = await response.json();
  for (const id of ids) known.set(keyOf(language, id), cards.find((card) => card.id === id) ?? null);
}

function keyOf(language: string, id: string): string {
  return `${language} ${id}`;
}
