import { useCallback } from 'react';
import { forms } from '../../schemas/forms.ts';
import { useTexts } from '../texts/index.ts';
import type { Stage } from '../../app/leads/stages.ts';
import type { Reason } from '../session/site-api.ts';

/** The form of messages from the owners' portal; modules cannot show it. */
export const ownersForm = 'owner-message';

/** The editors' name for a form; its raw name if the form no longer exists. */
export function useFormTitle(): (name: string) => string {
  const t = useTexts();
  return (name) =>
    name === ownersForm ? t('leads.owners-message') : (forms.find((form) => form.name === name)?.title ?? name);
}

/** The editors' name for a stage. */
export function useStageTitle(): (stage: Stage) => string {
  const t = useTexts();
  return (stage) => t(`leads.stage-${stage}`);
}

/** Why nothing is shown, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) => {
      if (reason === 'away' || reason === 'login') return t(`site.${reason}`);
      return t(reason === 'full' || reason === 'over' ? 'leads.refused-parameter' : `leads.refused-${reason}`);
    },
    [t],
  );
}
