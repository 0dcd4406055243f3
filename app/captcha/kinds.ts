/** How people show that they are people. `characters` is the site's own, and what stands in wherever another kind cannot. */
export const captchaKinds = ['characters', 'proofOfWork', 'turnstile', 'recaptcha', 'hcaptcha'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** Kinds that a third party provides. */
export const captchaProviders = ['turnstile', 'recaptcha', 'hcaptcha'] as const satisfies readonly CaptchaKind[];
export type CaptchaProvider = (typeof captchaProviders)[number];

export function isCaptchaKind(value: unknown): value is CaptchaKind {
  return captchaKinds.some((kind) => kind === value);
}

export function isCaptchaProvider(kind: CaptchaKind): kind is CaptchaProvider {
  return captchaProviders.some((provider) => provider === kind);
}

/** What a form asks for. */
export interface AskedCaptcha {
  kind: CaptchaKind;
  /** The provider's public key for this site; null for the site's own kinds. */
  siteKey: string | null;
}

/** Why a form's captcha does not count. */
export type CaptchaProblem = 'missing' | 'wrong' | 'expired' | 'unreachable';
