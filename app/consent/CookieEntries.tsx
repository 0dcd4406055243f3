import type { CategoryView } from './consent.server.ts';

/** The cookies of a category, as a list because a four-column table is unreadable on a phone. */
export function CookieEntries({
  category,
  entries,
  nothing,
}: Pick<CategoryView, 'category' | 'entries'> & { nothing: string }) {
  if (entries.length === 0) return <p className="text-small">{nothing}</p>;
  return (
    <ul className="grid gap-2 text-small">
      {entries.map(({ name, place, isOwn, facts, purpose }) => (
        <li
          key={`${place} ${name}`}
          // `npm run privacy:report` compares these with what browsers store.
          data-cookie={name}
          data-place={place}
          data-category={category}
          data-own={isOwn ? '' : undefined}
          className="border-t border-line pt-2 wrap-anywhere"
        >
          <b className="font-semibold">{name}</b> {facts.map((fact) => `· ${fact}`).join(' ')}
          {purpose && <span className="block text-slate-soft">{purpose}</span>}
        </li>
      ))}
    </ul>
  );
}
