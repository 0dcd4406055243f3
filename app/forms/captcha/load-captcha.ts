import type { ComponentType } from 'react';
import type { CaptchaProps } from './captcha-props.ts';

let loaded: ComponentType<CaptchaProps> | null = null;

/** The captcha's code, which comes with that of a form that has one (requirements 7.7): a part of the form that came later could not be hydrated while somebody types. */
export async function loadCaptcha(): Promise<ComponentType<CaptchaProps>> {
  return (loaded ??= (await import('./Captcha.tsx')).Captcha);
}

/** Null before it has come. */
export const loadedCaptcha = (): ComponentType<CaptchaProps> | null => loaded;
