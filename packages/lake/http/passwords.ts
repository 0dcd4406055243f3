import { isFromOwnPage, isPersonal, maxPasswordLength, parseEmail, type LinkPurpose } from '@gevel/accounts';
import { escapeUTF8 as escape } from 'entities/escape';
import type { People, User } from '../people/people.ts';
import type { LakeCaller, MailPasswordLink } from '../ports.ts';
import { problem } from './answers.ts';
import { field, pageAnswer } from './before-page.ts';
import { readText } from './body.ts';
import { languageOf, loginTexts, type LoginLanguage } from './login-texts.ts';

export interface PasswordPages {
  /** Where a person asks for a link by mail. */
  recover(request: Request, url: URL, caller: LakeCaller): Promise<Response>;
  /** Where a link leads: to choose a first or a new password. */
  choose(request: Request, url: URL, caller: LakeCaller): Promise<Response>;
}

interface PasswordParts {
  people: People;
  brand: string;
  loginPath: string;
  /** Null where no mail can be sent. */
  mailLink: MailPasswordLink | null;
}

const maxFormBytes = 10_000;
const purposes: readonly LinkPurpose[] = ['invitation', 'recovery'];

/** The pages of forgotten and first passwords. They work without JavaScript. */
export function createPasswordPages({ people, brand, loginPath, mailLink }: PasswordParts): PasswordPages {
  const languageFor = (request: Request, url: URL): LoginLanguage =>
    languageOf(url.searchParams.get('language'), request.headers.get('accept-language'));
  const toLogin = (language: LoginLanguage): string => {
    const address = `${loginPath}?${new URLSearchParams({ language, origin: '/studio' })}`;
    return `<p class="help"><a href="${escape(address)}">${escape(loginTexts[language].backToLogin)}</a></p>`;
  };

  const recoverPage = (url: URL, language: LoginLanguage, state: RecoverState = {}): Response => {
    const text = loginTexts[language];
    const form = `<form method="post">
${field('email', text.email, `type="email" autocomplete="username" inputmode="email" spellcheck="false" maxlength="254" value="${escape(state.email ?? '')}"`, { hasFocus: true, isWrong: state.failure !== undefined })}
<button>${text.recoverSend}</button>
</form>`;
    return pageAnswer(
      {
        brand,
        language,
        address: (other) => `${url.pathname}?${new URLSearchParams({ language: other })}`,
        title: text.recoverTitle,
        intro: escape(text.recoverIntro),
        body: `${state.isSent === true ? '' : form}${toLogin(language)}`,
        ...(state.failure === undefined ? {} : { failure: text[state.failure] }),
        ...(state.isSent === true ? { news: text.recoverSent } : {}),
      },
      state.failure === undefined ? 200 : state.failure === 'origin' ? 403 : 400,
    );
  };

  const personOf = async (key: string): Promise<{ user: User; purpose: LinkPurpose } | undefined> => {
    for (const purpose of purposes) {
      const user = await people.personOfLink(key, purpose);
      if (user !== undefined) return { user, purpose };
    }
    return undefined;
  };

  const choosePage = (url: URL, language: LoginLanguage, user: User, failure?: Unfit | 'origin'): Response => {
    const text = loginTexts[language];
    const isWrong = failure !== undefined && failure !== 'origin';
    const attributes = `type="password" autocomplete="new-password" maxlength="${maxPasswordLength}"`;
    return pageAnswer(
      {
        brand,
        language,
        address: (other) => `${url.pathname}?${withLanguage(url, other)}`,
        title: text.chooseTitle,
        intro: escape(text.chooseIntro(user.name)),
        // With the e-mail address, password managers store both.
        body: `<form method="post">
${field('email', text.email, `type="email" autocomplete="username" readonly value="${escape(user.email)}"`)}
${field('password', text.choosePassword, attributes, { isWrong, hasFocus: true })}
${field('again', text.chooseAgain, attributes, { isWrong })}
<button>${text.chooseSave}</button>
</form>`,
        ...(failure === undefined ? {} : { failure: failure === 'origin' ? text.origin : text.unfit[failure] }),
      },
      failure === undefined ? 200 : failure === 'origin' ? 403 : 422,
    );
  };

  const gone = (url: URL, language: LoginLanguage): Response => {
    const text = loginTexts[language];
    const address = (other: LoginLanguage): string => `${url.pathname}?${withLanguage(url, other)}`;
    const [title, body] = [text.chooseTitle, toLogin(language)];
    return pageAnswer(
      { brand, language, address, title, intro: escape(text.chooseGoneHelp), failure: text.chooseGone, body },
      410,
    );
  };

  return {
    recover: async (request, url, { address }) => {
      const language = languageFor(request, url);
      if (mailLink === null)
        return Response.redirect(new URL(`${loginPath}?${new URLSearchParams({ language })}`, url), 303);
      if (request.method === 'GET' || request.method === 'HEAD') return recoverPage(url, language);
      if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Send the form of this page.');
      if (!isFromOwnPage(request)) return recoverPage(url, language, { failure: 'origin' });
      const given = new URLSearchParams((await readText(request, maxFormBytes)) ?? '').get('email') ?? '';
      const email = parseEmail(given);
      if (email === undefined) return recoverPage(url, language, { failure: 'recoverUnfit', email: given });
      // The same for everybody: whether an account exists is not told.
      await mailLink({ email, language, address });
      return recoverPage(url, language, { isSent: true });
    },

    choose: async (request, url, { address }) => {
      const language = languageFor(request, url);
      const key = url.searchParams.get('key') ?? '';
      const found = await personOf(key);
      if (found === undefined) return gone(url, language);
      const { user, purpose } = found;
      if (request.method === 'GET' || request.method === 'HEAD') return choosePage(url, language, user);
      if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Send the form of this page.');
      if (!isFromOwnPage(request)) return choosePage(url, language, user, 'origin');
      const form = new URLSearchParams((await readText(request, maxFormBytes)) ?? '');
      const password = form.get('password') ?? '';
      if (isPersonal(password, user, { agency: brand, host: url.host }))
        return choosePage(url, language, user, 'personal');
      if (password !== form.get('again')) return choosePage(url, language, user, 'different');
      try {
        const keepsPasskeys = await people.policy.requiresSecondFactor();
        const set = await people.setPasswordByLink(key, purpose, password, { address }, { keepsPasskeys });
        if (set === undefined) return gone(url, language);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null;
        if (code === 'PASSWORD_UNFIT') return choosePage(url, language, user, 'length');
        if (code === 'PASSWORD_COMMON') return choosePage(url, language, user, 'common');
        throw error;
      }
      const parameters = new URLSearchParams({ language, origin: '/studio', email: user.email, set: '1' });
      // No session yet: a mailbox alone is no second factor.
      return new Response(null, {
        status: 303,
        headers: { location: `${loginPath}?${parameters}`, 'cache-control': 'no-store' },
      });
    },
  };
}

type Unfit = 'length' | 'common' | 'personal' | 'different';

interface RecoverState {
  failure?: 'origin' | 'recoverUnfit';
  email?: string;
  isSent?: boolean;
}

function withLanguage(url: URL, language: LoginLanguage): URLSearchParams {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.set('language', language);
  return parameters;
}
