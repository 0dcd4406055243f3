import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** Some thousand keys of a thousand rounds each: about a second on a phone, once per message. */
const rounds = 1_000;
const tries = { least: 500, most: 2_000 } as const;

const parameters = z.object({
  algorithm: z.literal('PBKDF2/SHA-256'),
  nonce: z.string().max(200),
  salt: z.string().max(200),
  cost: z.literal(rounds),
  keyLength: z.number().int().positive().max(64),
  keyPrefix: z.string().max(128),
  keySignature: z.string().max(200),
  data: z.object({ token: z.string().max(200) }),
});
const payload = z.object({
  challenge: z.object({ parameters, signature: z.string().max(200) }),
  solution: z.object({
    counter: z.number().int().nonnegative(),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});

/** A challenge that the browser solves instead of the visitor. */
export interface ProofOfWork {
  /**
   * The input of ALTCHA's `solveChallenge`. @param token of the challenge (`Challenges`), which contains form and
   * expiry
   */
  make(token: string): Promise<object>;
  /**
   * The token of a solved challenge; null if the solution is invalid. @param answer JSON of the challenge and its
   * solution
   */
  solved(answer: string): Promise<string | null>;
}

/** @param secret of the site, used only for this */
export function createProofOfWork(secret: string): ProofOfWork {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} keys` };
  return {
    make: (token) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(tries.most, tries.least),
        deriveKey,
        data: { token },
        ...secrets,
      }),
    solved: async (answer) => {
      const parsed = payload.safeParse(jsonOf(answer));
      if (!parsed.success) return null;
      const { challenge, solution } = parsed.data;
      const { invalidSignature, invalidSolution } = await verifySolution({
        challenge,
        solution: { time: 0, ...solution },
        deriveKey,
        ...secrets,
      });
      // The token contains the expiry.
      return invalidSignature === false && invalidSolution === false ? challenge.parameters.data.token : null;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
