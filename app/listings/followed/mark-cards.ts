import { takenOverEvent } from '~/ui/islands/taken-over.ts';

/**
 * Writes on the cards of homes what is new of them to this visitor, also on those that come later.
 *
 * @param marks by the homes' ids
 * @returns takes them away
 */
export function markCards(marks: Readonly<Record<string, string>>): () => void {
  const write = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-news]')) {
      const mark = marks[place.closest<HTMLElement>('[data-listing]')?.dataset.listing ?? ''] ?? '';
      // What the card says anyhow is said once.
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
