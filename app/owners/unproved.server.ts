import { loginLimitHeaders, type Proof } from '@gevel/accounts';
import type { readTexts } from '~/site/shell.server.ts';

/** What whoever has not logged in lately, and has not given the right password, is answered. */
export function unproved(
  proof: Exclude<Proof, 'proved'>,
  t: Awaited<ReturnType<typeof readTexts>>,
): { problem: string; status: number; headers: Record<string, string> } {
  if (typeof proof === 'object')
    return {
      problem: t('owners.login.wait', { count: proof.wait }),
      status: 429,
      headers: loginLimitHeaders(proof.wait),
    };
  const problem = proof === 'missing' ? t('owners.passkeys.passwordMissing') : t('owners.passkeys.passwordWrong');
  return { problem, status: 422, headers: {} };
}
