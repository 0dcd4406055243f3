import { useCallback } from 'react';
import type { Reason } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';

/** Why nothing is shown, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) => {
      if (reason === 'away' || reason === 'login') return t(`site.${reason}`);
      return t(reason === 'role' ? 'figures.refused-role' : 'figures.refused-parameter');
    },
    [t],
  );
}
