import { SearchForm } from '~/listings/search/SearchForm.tsx';
import type { ModuleOf } from '../registry.ts';

export function View({ module: { text, options, criteria, paths, view } }: { module: ModuleOf<'searchModule'> }) {
  return (
    <div className={view === 'panel' ? 'border border-line bg-surface p-6' : ''}>
      {text && (
        <p className="mb-4 max-w-text text-lead" lang={text.lang}>
          {text.text}
        </p>
      )}
      <SearchForm options={options} paths={paths} criteria={criteria} unfolded={view === 'panel'} />
    </div>
  );
}
