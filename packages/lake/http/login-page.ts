import { maxPasswordLength } from '@gevel/accounts';
import { escapeUTF8 as escape } from 'entities/escape';
import { renderSVG } from 'uqr';
import { field, pageAnswer } from './before-page.ts';
import { loginTexts, type LoginLanguage } from './login-texts.ts';

/** The outcome of the last attempt, and what the form keeps of it. */
export interface LoginState {
  failure?: 'wrong' | 'missing' | 'wait' | 'origin' | 'demo' | 'demoCode' | 'passkey' | 'expired' | 'code';
  /** Whether a password has just been set. */
  passwordSet?: boolean;
  email?: string;
  seconds?: number;
}

export interface LoginView {
  brand: string;
  loginPath: string;
  language: LoginLanguage;
  /** Where the Studio asked to be redirected to, unchanged. */
  target: string | null;
  /** Whether the demo's login is offered. */
  demo: boolean;
  /** Whether the site can have passkeys. */
  passkeys: boolean;
  /** Where a person asks for a new password; null where no mail can be sent. */
  recoverPath: string | null;
}

type Limits = Record<string, string>;

/** The form with e-mail and password. */
export function loginAnswer(view: LoginView, state: LoginState, status: number, limits: Limits): Response {
  const { language, demo, recoverPath } = view;
  const text = loginTexts[language];
  const next = (state.email ?? '') === '' ? 'email' : 'password';
  const isWrong = state.failure === 'wrong' || state.failure === 'missing';
  const forgotten =
    recoverPath === null
      ? escape(text.forgotten)
      : `<a href="${escape(`${recoverPath}?${new URLSearchParams({ language })}`)}">${escape(text.forgottenLink)}</a>`;
  const body = `<form method="post" action="${addressOf(view, language)}">
${field('email', text.email, `type="email" autocomplete="username webauthn" inputmode="email" spellcheck="false" maxlength="254" value="${escape(state.email ?? '')}"`, { isWrong, hasFocus: next === 'email' })}
${field('password', text.password, `type="password" autocomplete="current-password" maxlength="${maxPasswordLength}"`, { isWrong, hasFocus: next === 'password' })}
<button>${text.submit}</button>
</form>
${passkeyForm(view)}
${demo ? demoForm(view, state) : ''}
<p class="help">${forgotten}</p>`;
  return answer(
    view,
    { title: text.title, intro: escape(text.intro(view.brand)), body, ...told(view, state) },
    status,
    limits,
  );
}

/**
 * The step after a right password.
 *
 * @param half the secret with which the login goes on
 */
export function codeAnswer(view: LoginView, half: string, state: LoginState, status: number, limits: Limits): Response {
  const text = loginTexts[view.language];
  const body = `${codeForm(view, half, state)}
<p class="help">${escape(text.code2Lost)}</p>`;
  return answer(
    view,
    { title: text.code2Title, intro: escape(text.code2Intro), body, ...told(view, state) },
    status,
    limits,
  );
}

/** The same for who has passkeys, and no app. */
export function passkeyStepAnswer(view: LoginView): Response {
  const text = loginTexts[view.language];
  return answer(view, { title: text.keyTitle, intro: escape(text.keyIntro), body: passkeyForm(view) }, 200, {});
}

/** The same for who has no second factor yet and needs one. */
export function setUpAnswer(
  view: LoginView,
  half: string,
  app: { uri: string; secret: string },
  state: LoginState,
  status: number,
  limits: Limits,
): Response {
  const text = loginTexts[view.language];
  const key = app.secret.match(/.{1,4}/g)?.join(' ') ?? '';
  const body = `<div class="qr">${renderSVG(app.uri, { border: 2 })}</div>
<p class="help">${escape(text.setUpKey)} <code>${key}</code></p>
${codeForm(view, half, state)}`;
  return answer(
    view,
    { title: text.setUpTitle, intro: escape(text.setUpIntro), body, ...told(view, state) },
    status,
    limits,
  );
}

/** Spare codes, once, with the way on. */
export function spareCodesAnswer(view: LoginView, codes: readonly string[], target: string, cookie: string): Response {
  const text = loginTexts[view.language];
  const body = `<ul class="codes">${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ul>
<a class="button" href="${escape(target)}">${text.next}</a>`;
  const headers = { 'set-cookie': cookie };
  return answer(view, { title: text.spareTitle, intro: escape(text.spareIntro), body }, 200, headers);
}

function codeForm(view: LoginView, half: string, state: LoginState): string {
  const text = loginTexts[view.language];
  const isWrong = state.failure === 'code';
  return `<form method="post" action="${addressOf(view, view.language)}">
<input type="hidden" name="half" value="${escape(half)}">
${field('code', text.code2, 'inputmode="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40"', { isWrong, hasFocus: true })}
<button>${text.next}</button>
</form>`;
}

interface Parts {
  title: string;
  intro: string;
  body: string;
  failure?: string;
  news?: string;
}

function answer(view: LoginView, parts: Parts, status: number, headers: Limits): Response {
  const { brand, language } = view;
  const address = (other: LoginLanguage): string => plainAddress(view, other);
  const script = parts.body.includes(passkeyMark) ? { script: passkeyScript } : {};
  return pageAnswer({ brand, language, address, ...parts, ...script }, status, headers);
}

function told(
  { language }: LoginView,
  { failure, seconds, passwordSet }: LoginState,
): { failure?: string; news?: string } {
  const text = loginTexts[language];
  const sentences = {
    demo: text.demoRefused,
    passkey: text.passkeyFailed,
    code: text.code2Wrong,
    wait: text.wait(seconds ?? 1),
  };
  if (failure === undefined) return passwordSet === true ? { news: text.passwordSet } : {};
  return { failure: failure in sentences ? sentences[failure as keyof typeof sentences] : text[failure as 'wrong'] };
}

function demoForm(view: LoginView, state: LoginState): string {
  const text = loginTexts[view.language];
  return `<p class="or"><span>${text.or}</span></p>
<form method="post" action="${addressOf(view, view.language)}">
<label for="code">${text.code}</label>
<input id="code" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40" required aria-describedby="demo-help"${state.failure === 'demoCode' ? ' aria-invalid="true"' : ''}>
<p class="help" id="demo-help">${text.demoHelp}</p>
<button class="quiet" name="as" value="demo">${text.demo}</button>
</form>`;
}

const passkeyMark = 'id="passkey"';

/** Shown by its script, where the browser knows passkeys. */
function passkeyForm(view: LoginView): string {
  if (!view.passkeys) return '';
  const text = loginTexts[view.language];
  return `<form ${passkeyMark} method="post" action="${addressOf(view, view.language)}" data-ask="${escape(view.loginPath)}/passkey" hidden>
<input type="hidden" name="as" value="passkey">
<input type="hidden" name="answer">
<button class="quiet">${text.passkey}</button>
</form>`;
}

/** Answers the lake's question with the browser's passkey, and sends the answer as a form. */
const passkeyScript = `
const form = document.getElementById('passkey');
if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const asked = await fetch(form.dataset.ask, { method: 'POST' });
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json());
      form.elements.answer.value = JSON.stringify(await navigator.credentials.get({ publicKey }));
    } catch (error) {
      if (error.name === 'NotAllowedError') return;
      form.elements.answer.value = '';
    }
    form.submit();
  });
}
`;

function plainAddress({ loginPath, target }: LoginView, language: string): string {
  const parameters = new URLSearchParams({ language, ...(target === null ? {} : { origin: target }) });
  return `${loginPath}?${parameters}`;
}

const addressOf = (view: LoginView, language: string): string => escape(plainAddress(view, language));
