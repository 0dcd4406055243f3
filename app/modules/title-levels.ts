import type { ModuleBase } from './module-view.ts';

/**
 * The modules of a page with the heading level of each title. Editors choose how large a title is; the level follows from the titles before
 * it, so that none is skipped below the page's own (WCAG 1.3.1): medium titles with no large one above them are of the second level.
 */
export function withTitleLevels<Module extends Pick<ModuleBase, 'title' | 'titleSize'>>(
  modules: readonly Module[],
): (Module & Pick<ModuleBase, 'titleLevel'>)[] {
  /** The sizes under which the next title stands, the largest first. */
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
