/**
 * The type of the module that a file belongs to, derived from its folder: `./stats-view/View.tsx` → `statsViewModule`.
 */
export function moduleTypeOf(file: string): string {
  const folder = file.split('/').at(-2) ?? '';
  return `${folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Module`;
}

/**
 * One part of every module, by module type.
 *
 * @typeParam Part the types of the parts according to the registry, because file names carry no types
 */
export function byModuleType<Part extends object>(files: Record<string, unknown>): Part {
  return Object.fromEntries(Object.entries(files).map(([file, part]) => [moduleTypeOf(file), part])) as Part;
}
