import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { PropertyCard } from './property-card.ts';

/** Answers `?language=nl&ids=1001,1002` with `{ cards }`, in that order; what is not there is left out. */
const cardsPath = '/api/cards';

/** Cards by language and id for as long as the document lives: going back shows them at once, at the same height. */
const known = new Map<string, PropertyCard | null>();

export interface SavedCards {
  /** In the order of the ids; null until they have loaded. */
  cards: PropertyCard[] | null;
  failed: boolean;
  /** Ids without a listing on the site. */
  gone: string[];
}

/** The cards of these ids in the page's language. */
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
    // `answers` requests again what a response did not settle.
  }, [language, missing, answers]);
  const found = ids.map((id) => known.get(keyOf(language, id)));
  return {
    cards: missing === '' || failed ? found.filter((card) => card != null) : null,
    failed,
    gone: ids.filter((_, index) => found[index] === null),
  };
}

/** One of them, as it is on the site; null where it is not there. Browser only. */
export async function savedCard(language: string, id: string): Promise<PropertyCard | null> {
  if (!known.has(keyOf(language, id))) await fetchCards(language, [id]);
  return known.get(keyOf(language, id)) ?? null;
}

/** @throws when the server cannot be reached or does not answer as it should */
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
