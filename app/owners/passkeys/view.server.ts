import type { AppLoadContext } from '@remix-run/node';
import { ownerPasskeysPath } from '~/addresses/entity-paths.ts';
import type { Language } from '~/i18n/languages.ts';
import { formatMoment } from '~/listings/domain/rules/format.ts';
import { readTexts } from '~/site/shell.server.ts';
import { browserOf } from '../agents.ts';
import type { Owner } from '../owners.server.ts';
import { passkeyHost } from './site.server.ts';

export type PasskeysView = Awaited<ReturnType<typeof passkeysOf>>;

/** An owner's passkeys, for the account page. */
export async function passkeysOf(context: AppLoadContext, request: Request, owner: Owner, language: Language) {
  const { owners, access } = context.portal;
  const [t, passkeys, proof] = await Promise.all([
    readTexts(context, language),
    owners.accounts.passkeys.list(owner.id),
    access.proof(request, owner, null, context.visitorNetwork),
  ]);
  const host = passkeyHost(context.origin);
  return {
    passkeys: passkeys.map(({ id, agent, createdAt, usedAt }) => {
      const known = browserOf(agent);
      const day = formatMoment(new Date(createdAt));
      return {
        id,
        name: known ? t('owners.account.on', known) : t('owners.account.unknown'),
        use:
          usedAt === null
            ? t('owners.passkeys.unused', { day })
            : t('owners.passkeys.used', { day, used: formatMoment(new Date(usedAt)) }),
      };
    }),
    // Null if passkeys are not possible.
    add:
      host === null
        ? null
        : { endpoint: ownerPasskeysPath(language), host, email: owner.email, needsPassword: proof !== 'proved' },
    words: t('owners.passkeys', { returnObjects: true }),
  };
}

/** The props of the login page's button; null if passkeys are not possible. */
export async function passkeyLogin(context: AppLoadContext, language: Language, next: string | null) {
  const host = passkeyHost(context.origin);
  if (host === null) return null;
  const t = await readTexts(context, language);
  return {
    endpoint: ownerPasskeysPath(language),
    host,
    next,
    words: {
      logIn: t('owners.passkeys.logIn'),
      notUsed: t('owners.passkeys.notUsed'),
      failed: t('owners.passkeys.failed'),
      loginFailed: t('owners.login.failed'),
    },
  };
}
