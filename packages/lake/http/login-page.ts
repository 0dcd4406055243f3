import { createHash } from 'node:crypto';
import { maxPasswordLength } from '@gevel/accounts';
import { escapeUTF8 as escape } from 'entities/escape';
import { loginStyle } from './login-style.ts';
import { loginTexts, type LoginLanguage } from './login-texts.ts';

/** The outcome of the last attempt, and what the form keeps of it. */
export interface LoginState {
  failure?: 'wrong' | 'missing' | 'wait' | 'origin' | 'demo' | 'demoCode';
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
  state: LoginState;
}

const styleHash = createHash('sha256').update(loginStyle).digest('base64');
/** No scripts, no other origins, no framing; the form submits to this site. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function loginPage(view: LoginView): { html: string; policy: string } {
  const { brand, language, state, demo } = view;
  const text = loginTexts[language];
  const failure = failureText(view);
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${failure === undefined ? '' : '⚠ '}${text.title} · ${escape(brand)}</title>
<style>${loginStyle}</style>
<body>
<main>
<p class="brand">${escape(brand)}</p>
<h1>${text.title}</h1>
<p class="intro">${escape(text.intro(brand))}</p>
${failure === undefined ? '' : `<p class="failure" role="alert" id="failure">${escape(failure)}</p>`}
<form method="post" action="${addressOf(view, language)}">
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" spellcheck="false" maxlength="254" required value="${escape(state.email ?? '')}"${fieldState(view, 'email')}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${maxPasswordLength}" required${fieldState(view, 'password')}>
<button>${text.submit}</button>
</form>
${demo ? demoForm(view) : ''}
<p class="help">${text.forgotten}</p>
</main>
<nav aria-label="${text.languages}"><ul>${languageLinks(view)}</ul></nav>
</body>
</html>`;
  return { html, policy };
}

function failureText({ language, state }: LoginView): string | undefined {
  const text = loginTexts[language];
  if (state.failure === 'wait') return text.wait(state.seconds ?? 1);
  if (state.failure === 'demo') return text.demoRefused;
  return state.failure && text[state.failure];
}

/** Focuses the field to fill in next. */
function fieldState({ state }: LoginView, field: 'email' | 'password'): string {
  const next = (state.email ?? '') === '' ? 'email' : 'password';
  const isWrong = state.failure === 'wrong' || state.failure === 'missing';
  return `${field === next ? ' autofocus' : ''}${isWrong ? ' aria-invalid="true" aria-describedby="failure"' : ''}`;
}

function demoForm(view: LoginView): string {
  const text = loginTexts[view.language];
  return `<p class="or"><span>${text.or}</span></p>
<form method="post" action="${addressOf(view, view.language)}">
<label for="code">${text.code}</label>
<input id="code" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40" required aria-describedby="demo-help"${view.state.failure === 'demoCode' ? ' aria-invalid="true"' : ''}>
<p class="help" id="demo-help">${text.demoHelp}</p>
<button class="quiet" name="as" value="demo">${text.demo}</button>
</form>`;
}

function languageLinks(view: LoginView): string {
  return Object.entries(loginTexts)
    .map(([language, { name }]) =>
      language === view.language
        ? `<li><span aria-current="true">${name}</span></li>`
        : `<li><a href="${addressOf(view, language)}" lang="${language}" hreflang="${language}">${name}</a></li>`,
    )
    .join('');
}

function addressOf({ loginPath, target }: LoginView, language: string): string {
  const parameters = new URLSearchParams({ language, ...(target === null ? {} : { origin: target }) });
  return escape(`${loginPath}?${parameters}`);
}
