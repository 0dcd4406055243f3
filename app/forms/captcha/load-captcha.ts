import type { ComponentType } from 'react';
import type { CaptchaProps } from './captcha-props.ts';

let loaded: ComponentType<CaptchaProps> | null = null;

/**
 * Loads the captcha's code together with that of its form (requirements 7.7): a part loaded later could not be hydrated
 * while the visitor types.
 */
export async function loadCaptcha(): Promise<ComponentType<CaptchaProps>> {
  return (loaded ??= (await import('./Captcha.tsx')).Captcha);
}

/** Null until loaded. */
export const loadedCaptcha = (): ComponentType<CaptchaProps> | null => loaded;
