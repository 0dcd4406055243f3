import { loginLimitHeaders, maxPasskeys, type PasskeySite } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import { ownerAccountPath, ownerLoginPath } from '~/addresses/entity-paths.ts';
import type { Language } from '~/i18n/languages.ts';
import { readJson } from '~/platform/sent-body.ts';
import { readTexts } from '~/site/shell.server.ts';
import { passkeyMail } from '../mails.server.ts';
import { afterLogin } from '../owner-visit.server.ts';
import type { Owner } from '../owners.server.ts';
import { unproved } from '../unproved.server.ts';
import { sentToStep, type Step, type StepAnswer } from './answers.ts';
import { passkeySite } from './site.server.ts';

/** Limits challenges per network address, because each is a database row. */
const questions = { name: 'passkeys', most: 100, within: 600 };

/** The input of a step. */
interface Asked {
  context: AppLoadContext;
  request: Request;
  language: Language;
  site: PasskeySite;
  t: Awaited<ReturnType<typeof readTexts>>;
  sent: unknown;
}

const answer = (body: StepAnswer | object, status = 200, headers?: Record<string, string>) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

const isStep = (step: string): step is Step => Object.hasOwn(sentToStep, step);

/**
 * Handles one step of WebAuthn: `ask` and `login` log in; `offer` and `add` create a passkey for a logged-in owner.
 * Always responds with JSON.
 *
 * @returns 404 for an unknown step or a site without a host name; 422 for a rejection, with the reason in the visitor's
 * language
 */
export async function passkeyStep(
  context: AppLoadContext,
  request: Request,
  language: Language,
  step: string,
): Promise<Response> {
  const [site, t, sent] = await Promise.all([
    passkeySite(context, language),
    readTexts(context, language),
    readJson(request),
  ]);
  if (site === null || !isStep(step)) return answer({ problem: t('owners.passkeys.failed') }, 404);
  return steps[step]({ context, request, language, site, t, sent });
}

const steps: Record<Step, (asked: Asked) => Promise<Response>> = {
  ask: async ({ context, site, t }) => {
    const { limits, visitorNetwork, portal } = context;
    if (!(await limits.take(questions, visitorNetwork))) return answer({ problem: t('owners.passkeys.tooMany') }, 429);
    return answer(await portal.owners.accounts.passkeys.ask(site));
  },

  login: async ({ context, request, language, site, t, sent }) => {
    const { access } = context.portal;
    const { data } = sentToStep.login.safeParse(sent);
    // Unparsable input gets the same response as an invalid signature.
    if (data === undefined) return answer({ problem: t('owners.login.wrong') }, 422);
    const login = await access.logInByPasskey(data.answer, site, from(context, request));
    if (login === null) return answer({ problem: t('owners.login.wrong') }, 422, loginLimitHeaders());
    if ('wait' in login)
      return answer({ problem: t('owners.login.wait', { count: login.wait }) }, 429, loginLimitHeaders(login.wait));
    // Ends an existing session, which may not be the owner's.
    await access.logOut(request, context.visitorNetwork);
    return answer({ location: afterLogin(data.next, language) }, 200, {
      'Set-Cookie': access.cookieOf(login.secret, new URL(request.url)),
    });
  },

  offer: (asked) =>
    asOwner(asked, async (owner) => {
      const { context, request, site, t, sent } = asked;
      const { access, owners } = context.portal;
      const { data } = sentToStep.offer.safeParse(sent);
      const proof = await access.proof(request, owner, data?.password ?? null, context.visitorNetwork);
      if (proof !== 'proved') {
        const { problem, status, headers } = unproved(proof, t);
        return answer({ problem, needsPassword: true }, status, headers);
      }
      if (!(await context.limits.take(questions, context.visitorNetwork)))
        return answer({ problem: t('owners.passkeys.tooMany') }, 429);
      try {
        return answer(await owners.accounts.passkeys.offer(owner, site));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'PASSKEYS_FULL')) throw error;
        return answer({ problem: t('owners.passkeys.full', { count: maxPasskeys }) }, 422);
      }
    }),

  add: (asked) =>
    asOwner(asked, async (owner) => {
      const { context, request, language, site, t, sent } = asked;
      const { data } = sentToStep.add.safeParse(sent);
      const { agent, address } = from(context, request);
      const { passkeys } = context.portal.owners.accounts;
      const added = data && (await passkeys.add(owner.id, data.answer, site, agent, { address }));
      if (added === undefined) return answer({ problem: t('owners.passkeys.refused') }, 422);
      await context.mail(await passkeyMail(context, owner, 'added'));
      return answer({ location: `${ownerAccountPath(language)}?done=passkey` });
    }),
};

/** Requires a session; otherwise responds with the login, which leads back. */
async function asOwner(
  { context, request, language }: Asked,
  work: (owner: Owner) => Promise<Response>,
): Promise<Response> {
  const owner = await context.portal.access.ownerOf(request);
  if (owner === null) return answer({ location: ownerLoginPath(language, ownerAccountPath(language)) }, 401);
  return work(owner);
}

const from = ({ visitorNetwork }: AppLoadContext, request: Request) => ({
  address: visitorNetwork,
  agent: request.headers.get('user-agent') ?? '',
});
