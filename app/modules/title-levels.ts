import type { ModuleBase } from './module-view.ts';

/**
 * Adds the heading level of each title. Editors choose the size of a title; its level follows from the titles before
 * it, so that no level is skipped below the page's own title (WCAG 1.3.1): medium titles without a large one above them
 * are level 2.
 */
export function withTitleLevels<Module extends Pick<ModuleBase, 'title' | 'titleSize'>>(
  modules: readonly Module[],
): (Module & Pick<ModuleBase, 'titleLevel'>)[] {
  /** The sizes of the titles above the next one, largest first. */
  let above: ModuleBase['titleSize'][] = [];
  return modules.map((module) => {
    if (module.title === null) return { ...module, titleLevel: 2 };
    const { titleSize } = module;
    above = above.filter((size) => size < titleSize);
    const titleLevel = above.length === 0 ? 2 : above.length === 1 ? 3 : 4;
    above.push(titleSize);
    return { ...module, titleLevel };
  });
}
