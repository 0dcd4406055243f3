import { useMemo } from 'react';
import { catchError, map, of } from 'rxjs';
import { useDocumentStore } from 'sanity';
import { useObservable } from '../languages/use-observable.ts';
import { apiVersion } from '../workspace.ts';
import { buildMenus, pagesQuery, type Menus, type StoredPage } from './tree.ts';

export type MenusState = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; menus: Menus };

const loading: MenusState = { state: 'loading' };
const pages = { fetch: pagesQuery, listen: '*[_type == "menuPage"]' };

/** The menus, updated live. */
export function useMenus(): MenusState {
  const documents = useDocumentStore();
  const menus = useMemo(
    () =>
      documents.listenQuery(pages, {}, { apiVersion, perspective: 'raw', throttleTime: 100, tag: 'gevel.menu' }).pipe(
        map((stored: StoredPage[]): MenusState => ({ state: 'ready', menus: buildMenus(stored) })),
        catchError((error: unknown) => of<MenusState>({ state: 'failed', message: String(error) })),
      ),
    [documents],
  );
  return useObservable(menus, loading);
}
