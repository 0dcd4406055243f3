import { takenOverEvent } from '~/ui/islands/taken-over.ts';

/**
 * Writes news marks on the cards of homes, including cards added later.
 *
 * @param marks by the homes' ids
 * @returns a function that removes them
 */
export function markCards(marks: Readonly<Record<string, string>>): () => void {
  const write = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-news]')) {
      const mark = marks[place.closest<HTMLElement>('[data-listing]')?.dataset.listing ?? ''] ?? '';
      // Skips a mark that the card already shows.
      const isSaid = [...(place.parentElement?.children ?? [])].some(
        (each) => each !== place && each.textContent === mark,
      );
      place.textContent = isSaid ? '' : mark;
      place.hidden = mark === '' || isSaid;
    }
  };
  write();
  document.addEventListener(takenOverEvent, write);
  return () => {
    document.removeEventListener(takenOverEvent, write);
    marks = {};
    write();
  };
}
