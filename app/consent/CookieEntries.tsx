import type { CategoryView } from './consent.server.ts';

/** What a category leaves in a browser: a list, for a table of four columns cannot be read on a phone. */
export function CookieEntries({ entries, nothing }: Pick<CategoryView, 'entries'> & { nothing: string }) {
  if (entries.length === 0) return <p className="text-small">{nothing}</p>;
  return (
    <ul className="grid gap-2 text-small">
      {entries.map(({ name, facts, purpose }) => (
        <li key={`${name} ${facts[0] ?? ''}`} className="border-t border-line pt-2 wrap-anywhere">
          <b className="font-semibold">{name}</b> {facts.map((fact) => `· ${fact}`).join(' ')}
          {purpose && <span className="block text-slate-soft">{purpose}</span>}
        </li>
      ))}
    </ul>
  );
}
