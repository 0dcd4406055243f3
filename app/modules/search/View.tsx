import { SearchForm } from '~/listings/search/SearchForm.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

export function View({ module: { text, options, criteria, paths, view } }: { module: Loaded<typeof load> }) {
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
