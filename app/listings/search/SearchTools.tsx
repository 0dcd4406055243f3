import List from 'lucide-react/icons/list';
import Map from 'lucide-react/icons/map';
import { useTranslation } from '~/i18n/translation.ts';
import { SearchSheet, type SearchSheetProps } from './SearchSheet.tsx';

/** Filter and map buttons within reach of the thumb, on phones. */
export function SearchTools(sheet: Omit<SearchSheetProps, 'className'>) {
  const { t } = useTranslation();
  const { shown, link } = sheet.flow;
  const other = shown.view === 'map' ? 'grid' : 'map';
  return (
    <div data-at-end="" className="search-tools noscript:hidden">
      <SearchSheet {...sheet} className="search-tool" />
      <a {...link(({ criteria }) => ({ criteria, view: other }))} className="search-tool">
        {other === 'map' ? <Map size={18} aria-hidden /> : <List size={18} aria-hidden />}
        {t(other === 'map' ? 'results.view.map' : 'results.toList')}
      </a>
    </div>
  );
}
