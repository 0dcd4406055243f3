import { useCallback } from 'react';
import { auditKinds, type AuditActor } from '../../app/platform/audit-entry.ts';
import type { Reason } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';

/** Why nothing is shown, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) => {
      if (reason === 'login' || reason === 'away') return t(`site.${reason}`);
      return t(reason === 'role' ? 'audit.refused-role' : 'audit.refused-parameter');
    },
    [t],
  );
}

/** What happened, in the editor's language; a kind without words of ours is called as the site calls it. */
export function useKindTitle(): (kind: string) => string {
  const t = useTexts();
  return (kind) => {
    const known = auditKinds.find((each) => each === kind);
    return known === undefined ? kind : t(`audit.kind-${known}`);
  };
}

/** Who did it, in the editor's language. */
export function useActorText(): (who: AuditActor) => string {
  const t = useTexts();
  return ({ kind, name, email }) => {
    const person = email === null ? name : `${name} (${email})`;
    switch (kind) {
      case 'editor':
        return person;
      case 'owner':
        return t('audit.who-owner', { name: person });
      case 'token':
        return t('audit.who-token', { name });
      case 'command':
        return name === '' ? t('audit.who-command') : t('audit.who-command-by', { name });
      case 'site':
      case 'unknown':
        return t(`audit.who-${kind}`);
    }
  };
}
