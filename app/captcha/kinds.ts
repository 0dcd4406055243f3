/** The kinds of captcha. `characters` is the site's own, and the fallback for all others. */
export const captchaKinds = ['characters', 'proofOfWork', 'turnstile', 'recaptcha', 'hcaptcha'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** Kinds provided by a third party. */
export const captchaProviders = ['turnstile', 'recaptcha', 'hcaptcha'] as const satisfies readonly CaptchaKind[];
export type CaptchaProvider = (typeof captchaProviders)[number];

export function isCaptchaKind(value: unknown): value is CaptchaKind {
  return captchaKinds.some((kind) => kind === value);
}

export function isCaptchaProvider(kind: CaptchaKind): kind is CaptchaProvider {
  return captchaProviders.some((provider) => provider === kind);
}

/** The captcha of a form. */
export interface AskedCaptcha {
  kind: CaptchaKind;
  /** The provider's public key for this site; null for the site's own kinds. */
  siteKey: string | null;
}

/** Why a captcha was rejected. */
export type CaptchaProblem = 'missing' | 'wrong' | 'expired' | 'unreachable';
