import { useCallback } from 'react';
import { useCurrentLocale } from 'sanity';
import type { Reason } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';

/** Why the site does not answer, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) => t(reason === 'role' ? 'status.refused-role' : reason === 'login' ? 'site.login' : 'site.away'),
    [t],
  );
}

const parts = ['database', 'files', 'mails', 'webhook', 'content', 'listings', 'pictures', 'backups'] as const;

/** The name of a part, and what to do when it fails; a part without words of ours is called as the site calls it. */
export function usePartWords(): (name: string) => { title: string; advice: string | null } {
  const t = useTexts();
  return (name) => {
    const part = parts.find((each) => each === name);
    return part === undefined
      ? { title: name, advice: null }
      : { title: t(`status.part-${part}`), advice: t(`status.advice-${part}`) };
  };
}

/** A number of bytes in the editor's language. */
export function useSizes(): (bytes: number | null) => string {
  const t = useTexts();
  const locale = useCurrentLocale().id;
  return (bytes) => {
    if (bytes === null) return t('status.unknown');
    const [unit, size, digits] = bytes < 1e9 ? (['megabyte', 1e6, 0] as const) : (['gigabyte', 1e9, 1] as const);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(bytes / size);
  };
}
