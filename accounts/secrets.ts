import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in characters that fit a cookie and a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: who reads the database cannot use it. A random secret needs no slow hash. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
