import { useToast } from '@sanity/ui';
import { useCallback } from 'react';
import { useClient, useCurrentLocale } from 'sanity';
import { fixedPageOfType } from '../../schemas/rules/path.ts';
import { languageName } from '../languages/languages-context.ts';
import { useTexts } from '../texts/index.ts';
import { apiVersion } from '../workspace.ts';
import { movePage, refusal, type Place, type Refusal } from './moves.ts';
import type { Menus, TreePage } from './tree.ts';
import { writeMove } from './write-move.ts';

export function isFixedPage(pageType: string): boolean {
  return fixedPageOfType(pageType) !== null;
}

/** Moves a page and reports the result in a toast. Resolves to whether it was moved. */
export function useMove(menus: Menus): (page: TreePage, place: Place) => Promise<boolean> {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const t = useTexts();
  const locale = useCurrentLocale().id;

  return useCallback(
    async (page, place) => {
      const name = page.name || t('menu.nameless');
      const problem = refusal(menus, page, place, isFixedPage);
      if (problem !== null) {
        toast.push({
          status: 'warning',
          title: t('menu.not-moved', { name }),
          description: explain(problem, t, locale),
        });
        return false;
      }
      const changes = movePage(menus, page, place);
      if (changes.length === 0) return false;
      try {
        await writeMove(client, changes);
      } catch (error) {
        toast.push({ status: 'error', title: t('menu.not-moved', { name }), description: String(error) });
        return false;
      }
      const addressChanged = place.parentId !== page.parentId && page.versions.includes(page.id);
      toast.push({
        id: 'gevel-menu-moved',
        status: 'success',
        title: t('menu.moved', { name }),
        ...(addressChanged ? { description: t('menu.moved-address'), duration: 10_000 } : {}),
      });
      return true;
    },
    [client, locale, menus, t, toast],
  );
}

function explain(problem: Refusal, t: ReturnType<typeof useTexts>, locale: string): string {
  return problem.reason === 'path'
    ? t('menu.refused-path', { other: problem.name, language: languageName(problem.language, locale) })
    : t(`menu.refused-${problem.reason}`);
}
