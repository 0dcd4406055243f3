import { useMemo } from 'react';
import { catchError, of, type Observable } from 'rxjs';
import { useCurrentUser, useDocumentStore } from 'sanity';
import { reviewType, type ReviewRequest } from '../../app/office/review/request.ts';
import { useObservable } from '../languages/use-observable.ts';
import { apiVersion } from '../workspace.ts';

const none: ReviewRequest[] = [];
const filter = `*[_type == "${reviewType}"]`;

/** The requests to publish, oldest first; those of one document if its published id is given. */
export function useReviews(documentId?: string): ReviewRequest[] {
  const documents = useDocumentStore();
  const stored = useMemo(() => {
    const asked: Observable<ReviewRequest[]> = documents.listenQuery(
      {
        fetch: `${filter}${documentId === undefined ? '' : '[documentId == $documentId]'} | order(askedAt asc)`,
        listen: filter,
      },
      documentId === undefined ? {} : { documentId },
      { apiVersion, perspective: 'raw', tag: 'gevel.review' },
    );
    return asked.pipe(catchError(() => of(none)));
  }, [documents, documentId]);
  return useObservable(stored, none);
}

/** Whether a person writes drafts that others publish. */
export const isAuthor = (person: { roles: readonly { name: string }[] } | null): boolean =>
  person?.roles.some(({ name }) => name === 'author') ?? false;

/** Whether a person publishes. */
export function usePublishes(): boolean {
  return useCurrentUser()?.roles.some(({ name }) => name === 'editor' || name === 'administrator') ?? false;
}
