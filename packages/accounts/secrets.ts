import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in characters that fit a cookie and a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret, useless to a reader of the database. A random secret needs no slow hash. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
