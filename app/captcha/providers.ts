import type { CaptchaProvider } from './kinds.ts';

/** A provider's requirements, from its documentation. */
interface Provider {
  /** Its widget, in explicit rendering mode. `{language}` is replaced by the page's language. */
  script: string;
  /** The name of its global variable. */
  global: string;
  /** The endpoint to verify answers; all providers respond in the same format. */
  verify: string;
  /** Sources that a page must allow, by CSP directive. */
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
