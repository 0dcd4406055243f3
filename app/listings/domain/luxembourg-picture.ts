/**
 * The agency's picture for a label of Luxembourg, a file in `public/epc/lu/`; null if there is none, and the label is
 * drawn. Files are named after the label, in lower case with `plus` for the sign: `a-plus.svg`, `b.svg`,
 * `en-cours.webp`.
 */
export function luxembourgPicture(label: string): string | null {
  const name = label
    .replaceAll('+', '-plus')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  // `vite.config.ts` reads the folder at build time.
  const files = (import.meta.env.EPC_LU_FILES ?? '').split(',');
  const file = files.find((each) => each.replace(/\.\w+$/, '') === name);
  return file ? `/epc/lu/${file}` : null;
}
