import { madePasskey, usedPasskey } from '@gevel/accounts';
import { z } from 'zod';

export type LoginAnswer = z.infer<typeof usedPasskey>;

/** The request body of each step. */
export const sentToStep = {
  ask: z.object({}),
  login: z.object({ answer: usedPasskey, next: z.string().max(2_000).nullable() }),
  offer: z.object({ password: z.string().max(300).nullable() }),
  add: z.object({ answer: madePasskey }),
};

export type Step = keyof typeof sentToStep;

/** The response of a step other than WebAuthn options: where to go, or the problem. */
export type StepAnswer = { location: string } | { problem: string; needsPassword?: boolean };
