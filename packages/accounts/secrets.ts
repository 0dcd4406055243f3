import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in characters that are valid in cookies and headers. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret, useless to anyone who reads the database. A random secret needs no slow hash. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
