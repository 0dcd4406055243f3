/**
 * The file in `public/epc/lu/` that an agency has put there for a label of Luxembourg; null where there is none and the label is drawn. A file is
 * called as its label, in lower case and with `plus` for the sign: `a-plus.svg`, `b.svg`, `en-cours.webp`.
 */
export function luxembourgPicture(label: string): string | null {
  const name = label
    .replaceAll('+', '-plus')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  // `vite.config.ts` reads the folder when the site is built.
  const files = (import.meta.env.EPC_LU_FILES ?? '').split(',');
  const file = files.find((each) => each.replace(/\.\w+$/, '') === name);
  return file ? `/epc/lu/${file}` : null;
}
