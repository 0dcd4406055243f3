import type { CaptchaProvider } from './kinds.ts';

/** What a provider asks of a site, as its own pages say. */
interface Provider {
  /** Its widget, which waits to be put somewhere. `{language}`: the page's. */
  script: string;
  /** The name by which its script is known in the page. */
  global: string;
  /** Where the server asks whether an answer is right; all of them answer in the same form. */
  verify: string;
  /** What a page must allow, by directives of its policy. */
  sources: Readonly<Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', readonly string[]>>>;
}

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const providers: Readonly<Record<CaptchaProvider, Provider>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: {
      'script-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
    },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit&hl={language}',
    global: 'grecaptcha',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    sources: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&hl={language}',
    global: 'hcaptcha',
    verify: 'https://api.hcaptcha.com/siteverify',
    sources: { 'script-src': hcaptcha, 'frame-src': hcaptcha, 'style-src': hcaptcha, 'connect-src': hcaptcha },
  },
};
