import { useMemo } from 'react';
import { catchError, map, of } from 'rxjs';
import { useDocumentStore } from 'sanity';
import type { Language } from '../../app/i18n/languages.ts';
import { useLanguages } from '../languages/languages-context.ts';
import { useObservable } from '../languages/use-observable.ts';
import { apiVersion } from '../workspace.ts';
import { missingTexts, type MissingText } from './missing.ts';

interface Stored {
  _id: string;
  _type: string;
}

/** A document and the texts that it lacks. */
export interface Lacking {
  document: Stored;
  missing: MissingText[];
}

type Documents = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; documents: Stored[] };

const everything = '!(_type match "sanity.*") && !(_type match "system.*")';
const loading: Documents = { state: 'loading' };
const none: readonly Lacking[] = [];

/** What is missing in any language in use, across all documents and drafts; follows what is edited. */
export function useLacking(): { state: Documents['state']; message: string; lacking: readonly Lacking[] } {
  const documents = useStoredDocuments();
  const { used } = useLanguages();
  const lacking = useMemo(
    () => (documents.state === 'ready' ? lackingIn(documents.documents, used) : none),
    [documents, used],
  );
  return { state: documents.state, message: documents.state === 'failed' ? documents.message : '', lacking };
}

function useStoredDocuments(): Documents {
  const store = useDocumentStore();
  const documents = useMemo(
    () =>
      store
        .listenQuery(
          { fetch: `*[${everything}]`, listen: `*[${everything}]` },
          {},
          { apiVersion, perspective: 'drafts', throttleTime: 1000, tag: 'gevel.missing' },
        )
        .pipe(
          map((stored: Stored[]): Documents => ({ state: 'ready', documents: stored })),
          catchError((error: unknown) => of<Documents>({ state: 'failed', message: String(error) })),
        ),
    [store],
  );
  return useObservable(documents, loading);
}

function lackingIn(documents: readonly Stored[], used: readonly Language[]): Lacking[] {
  return documents
    .map((document) => ({ document, missing: missingTexts(document, used) }))
    .filter(({ missing }) => missing.length > 0);
}
