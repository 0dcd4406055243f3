import type { Device, PersonRole } from '../../app/office/people/answers.ts';
import type { NoAnswer } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';

/** What is wrong, in the editor's language. */
export function useProblem(): (failure: NoAnswer) => string {
  const t = useTexts();
  return ({ reason, problem, seconds = 1 }) => {
    if (problem !== undefined) return t(`people.problem-${problem}`, { seconds });
    if (reason === 'login' || reason === 'away') return t(`site.${reason}`);
    return t(reason === 'gone' ? 'people.refused-gone' : reason === 'role' ? 'people.refused-role' : 'people.refused');
  };
}

export function useRoleTitle(): (role: PersonRole) => string {
  const t = useTexts();
  return (role) => t(`people.role-${role}`);
}

/** Such as “Firefox on Windows”. */
export function useDevice(): (device: Device | null) => string {
  const t = useTexts();
  return (device) => (device === null ? t('people.device-unknown') : t('people.device', { ...device }));
}
