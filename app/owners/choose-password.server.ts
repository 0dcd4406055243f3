import { isPersonal, maxPasswordLength, minPasswordLength, type LinkPurpose } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import { readSite } from '~/site/site.server.ts';
import type { From } from './login.server.ts';
import { changedMail } from './mails.server.ts';
import type { Owner } from './owners.server.ts';

export type PasswordProblem = 'length' | 'common' | 'personal' | 'different';

/** In characters. */
export const passwordLength = { min: minPasswordLength, max: maxPasswordLength };

const purposes: readonly LinkPurpose[] = ['invitation', 'recovery'];

/** The owner and purpose of a link's key; null if it is unknown, used or expired. */
export async function personOfKey(
  { portal }: Pick<AppLoadContext, 'portal'>,
  key: string | null,
): Promise<{ person: Owner; purpose: LinkPurpose } | null> {
  for (const purpose of key === null ? [] : purposes) {
    const person = await portal.owners.accounts.personOfLink(key ?? '', purpose);
    if (person !== undefined) return { person, purpose };
  }
  return null;
}

/**
 * Sets the password of a link's owner, ends all sessions and starts a new one.
 *
 * @param from the owner's address and user agent
 * @returns the secret of the session, the problem with the password, or null if the link is no longer valid
 */
export async function choosePassword(
  context: AppLoadContext,
  key: string | null,
  { password, again }: { password: string; again: string },
  from: From,
): Promise<{ secret: string } | { problem: PasswordProblem } | null> {
  const { accounts } = context.portal.owners;
  const found = await personOfKey(context, key);
  if (found === null || key === null) return null;
  if (isPersonal(password, found.person, await wordsOfSite(context))) return { problem: 'personal' };
  if (password !== again) return { problem: 'different' };
  try {
    const owner = await accounts.setPasswordByLink(key, found.purpose, password, from);
    if (owner === undefined) return null;
    if (found.purpose === 'recovery') await context.mail(await changedMail(context, owner));
    return { secret: await context.portal.access.begin(owner, from) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'PASSWORD_UNFIT') return { problem: 'length' };
    if (code === 'PASSWORD_COMMON') return { problem: 'common' };
    throw error;
  }
}

async function wordsOfSite(context: AppLoadContext): Promise<{ agency: string; host: string }> {
  const { settings } = await readSite(context);
  return { agency: settings?.agencyName ?? '', host: new URL(context.origin).host };
}
