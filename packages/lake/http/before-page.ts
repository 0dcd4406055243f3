import { createHash } from 'node:crypto';
import { escapeUTF8 as escape } from 'entities/escape';
import { loginStyle } from './login-style.ts';
import { loginTexts, type LoginLanguage } from './login-texts.ts';

/** A page before the Studio: a login, or one that leads there. */
export interface BeforePage {
  brand: string;
  language: LoginLanguage;
  /** The page's own address in a language. */
  address: (language: LoginLanguage) => string;
  title: string;
  /** HTML. */
  intro: string;
  /** What is wrong; announced, and marked in the title. */
  failure?: string;
  /** What went well; announced. */
  news?: string;
  /** HTML below the introduction. */
  body: string;
  /** An inline script, which only adds what works without it in another way. */
  script?: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = hashOf(loginStyle);

/** The page as an answer that nobody stores. Its policy lets in no other scripts, origins or frames. */
export function pageAnswer(page: BeforePage, status: number, headers: Record<string, string> = {}): Response {
  const { brand, language, title, failure, news, script } = page;
  const text = loginTexts[language];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${failure === undefined ? '' : '⚠ '}${escape(title)} · ${escape(brand)}</title>
<style>${loginStyle}</style>
<body>
<main>
<p class="brand">${escape(brand)}</p>
<h1>${escape(title)}</h1>
<p class="intro">${page.intro}</p>
${failure === undefined ? '' : `<p class="failure" role="alert" id="failure">${escape(failure)}</p>`}
${news === undefined ? '' : `<p class="news" role="status">${escape(news)}</p>`}
${page.body}
</main>
<nav aria-label="${text.languages}"><ul>${languageLinks(page)}</ul></nav>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>`;
  const scripts = script === undefined ? '' : ` script-src ${hashOf(script)}; connect-src 'self';`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'accept-language',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; style-src ${styleHash};${scripts} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
}

/** A field for text, which the failure describes if it is wrong. */
export function field(
  name: string,
  label: string,
  attributes: string,
  { isWrong = false, hasFocus = false }: { isWrong?: boolean; hasFocus?: boolean } = {},
): string {
  const wrong = isWrong ? ' aria-invalid="true" aria-describedby="failure"' : '';
  return `<label for="${name}">${escape(label)}</label>
<input id="${name}" name="${name}" required ${attributes}${hasFocus ? ' autofocus' : ''}${wrong}>`;
}

function languageLinks({ language: current, address }: BeforePage): string {
  return Object.entries(loginTexts)
    .map(([language, { name }]) =>
      language === current
        ? `<li><span aria-current="true">${name}</span></li>`
        : `<li><a href="${escape(address(language as LoginLanguage))}" lang="${language}" hreflang="${language}">${name}</a></li>`,
    )
    .join('');
}
