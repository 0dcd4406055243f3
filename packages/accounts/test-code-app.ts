import { Secret, TOTP } from 'otpauth';

/** What an app that was given a secret shows at a time. */
export const codeShown = (secret: string, at = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
