import { useCallback } from 'react';
import { forms } from '../../schemas/forms.ts';
import { useTexts } from '../texts/index.ts';
import type { Reason } from '../session/site-api.ts';

/** The form of messages from the owners' portal; modules cannot show it. */
const ownersForm = 'owner-message';

/** The editors' name for a form; its raw name if the form no longer exists. */
export function useFormTitle(): (name: string) => string {
  const t = useTexts();
  return (name) =>
    name === ownersForm ? t('leads.owners-message') : (forms.find((form) => form.name === name)?.title ?? name);
}

/** Why nothing is shown, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) => t(reason === 'away' || reason === 'login' ? `site.${reason}` : `leads.refused-${reason}`),
    [t],
  );
}
