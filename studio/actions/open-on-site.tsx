import { LaunchIcon } from '@sanity/icons';
import { useMemo } from 'react';
import { catchError, map, of } from 'rxjs';
import { useDocumentStore, type DocumentActionComponent } from 'sanity';
import { useObservable } from '../languages/use-observable.ts';
import { useLanguages } from '../languages/languages-context.ts';
import { placesOf, placesQuery, type Places, type SiteSource } from '../presentation/places.ts';
import { useTexts } from '../texts/index.ts';
import { apiVersion, siteOrigin } from '../workspace.ts';

const nothing: SiteSource | null = null;

/** Opens the public page of a document, in the first language that the editor has chosen to see. */
export const OpenOnSite: DocumentActionComponent = ({ id, published, onComplete }) => {
  const t = useTexts();
  const { used, shown } = useLanguages();
  const documents = useDocumentStore();
  const revision = published?._rev;
  const site = useMemo(
    () =>
      documents
        .listenQuery(
          { fetch: placesQuery, listen: '*[_type in ["menuPage", "category", "siteSettings"] || _id == $id]' },
          { id },
          { apiVersion, perspective: 'published', throttleTime: 2000, tag: 'gevel.open' },
        )
        .pipe(
          map((answer: SiteSource): SiteSource | null => answer),
          catchError(() => of(nothing)),
        ),
    [documents, id],
  );
  const found = useObservable(site, nothing);
  const places = found === null ? null : placesOf(found, used);
  const place =
    places === null || places.kind === 'nowhere'
      ? undefined
      : (places.places.find(({ language }) => shown.includes(language)) ?? places.places[0]);
  return {
    label: t('action.open'),
    icon: LaunchIcon,
    disabled: place === undefined,
    title: place === undefined ? reason(revision !== undefined, places) : place.path,
    onHandle: () => {
      if (place !== undefined) window.open(new URL(place.path, siteOrigin()), '_blank', 'noopener');
      onComplete();
    },
  };

  function reason(isPublished: boolean, answer: Places | null): string {
    if (!isPublished) return t('action.open-not-published');
    return answer?.kind === 'nowhere' && answer.reason === 'status'
      ? t('action.open-status')
      : t('action.open-nowhere');
  }
};
OpenOnSite.displayName = 'OpenOnSite';
