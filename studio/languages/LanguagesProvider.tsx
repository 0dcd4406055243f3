import { useMemo, useState, type ReactNode } from 'react';
import { catchError, map, of, type Observable } from 'rxjs';
import { useDocumentStore, type LayoutProps } from 'sanity';
import { isLanguage, languages, type Language } from '../../app/i18n/languages.ts';
import { apiVersion } from '../workspace.ts';
import { LanguagesContext } from './languages-context.ts';
import { useObservable } from './use-observable.ts';

const rememberedAs = 'gevel.languages';
const query = {
  fetch: `*[_type == "siteSettings"][0]{"first": languageDefault, "used": languageUse[use == true].code}`,
  listen: `*[_type == "siteSettings"]`,
};

/** Wraps the Studio, so that hundreds of translated fields share one request for the languages. */
export function LanguagesLayout(props: LayoutProps) {
  return <LanguagesProvider>{props.renderDefault(props)}</LanguagesProvider>;
}

function LanguagesProvider({ children }: { children: ReactNode }) {
  const documents = useDocumentStore();
  const [chosen, setChosen] = useState<readonly Language[]>(remembered);
  const used = useObservable(
    useMemo(() => languagesInUse(documents), [documents]),
    languages,
  );
  const context = useMemo(() => {
    const shown = languages.filter((language) => chosen.includes(language));
    return {
      used,
      shown: shown.length > 0 ? shown : used,
      show: (next: readonly Language[]) => {
        remember(next);
        setChosen(next);
      },
    };
  }, [used, chosen]);
  return <LanguagesContext.Provider value={context}>{children}</LanguagesContext.Provider>;
}

/** The languages of the site, the default first; all languages while the settings cannot be read. */
function languagesInUse(documents: ReturnType<typeof useDocumentStore>): Observable<readonly Language[]> {
  return documents.listenQuery(query, {}, { apiVersion, perspective: 'drafts', tag: 'gevel.languages' }).pipe(
    map((answer: { first?: unknown; used?: unknown[] } | null) => usedLanguages(answer)),
    catchError(() => of(languages)),
  );
}

export function usedLanguages(answer: { first?: unknown; used?: unknown[] | null } | null): readonly Language[] {
  const used = (answer?.used ?? []).filter(isLanguage);
  if (used.length === 0) return languages;
  return isLanguage(answer?.first) ? [answer.first, ...used.filter((each) => each !== answer.first)] : used;
}

function remembered(): readonly Language[] {
  try {
    return (localStorage.getItem(rememberedAs) ?? '').split(',').filter(isLanguage);
  } catch {
    return [];
  }
}

function remember(shown: readonly Language[]): void {
  try {
    localStorage.setItem(rememberedAs, shown.join(','));
  } catch {
    // Without storage the choice is lost and all languages are shown next time.
  }
}
