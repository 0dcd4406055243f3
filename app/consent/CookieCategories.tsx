import { useTranslation } from 'react-i18next';
import type { CategoryView, EntryView } from './consent.server.ts';

/** What a category leaves in a browser: a list on phones, where a table of four columns cannot be read. */
export function CookieEntries({ entries }: Pick<CategoryView, 'entries'>) {
  const { t } = useTranslation();
  if (entries.length === 0) return <p className="text-small">{t('consent.nothing')}</p>;
  return (
    <ul className="grid gap-2 text-small">
      {entries.map((entry) => (
        <li key={`${entry.place} ${entry.name}`} className="border-t border-line pt-2 wrap-anywhere">
          <b className="font-semibold">{entry.name}</b> · {t(`consent.places.${entry.place}`)} ·{' '}
          {entry.provider ?? t('consent.here')} · <Kept keeps={entry.keeps} />
          <span className="block text-slate-soft">
            {'text' in entry.purpose ? entry.purpose.text : t(`consent.purposes.${entry.purpose.purpose}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Kept({ keeps }: Pick<EntryView, 'keeps'>) {
  const { t } = useTranslation();
  return typeof keeps === 'number' ? t('consent.keeps.days', { count: keeps }) : t(`consent.keeps.${keeps}`);
}
