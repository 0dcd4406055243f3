import { z } from 'zod';

/** Of bytes; a credential's id has 1,023 of them at most, an attestation's certificates are the longest. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);

const credential = {
  id: bytes.max(1_400),
  rawId: bytes.max(1_400),
  type: z.literal('public-key'),
  // What a browser's extensions say is not asked for.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** `RegistrationResponseJSON` of WebAuthn level 3 (§5.1.8), as far as it is read. */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});

/** `AuthenticationResponseJSON`, likewise. */
const loginAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.max(100).optional(),
  }),
});

export type LoginAnswer = z.infer<typeof loginAnswer>;

/** What the steps of a passkey are sent. */
export const sentToStep = {
  ask: z.object({}),
  login: z.object({ answer: loginAnswer, next: z.string().max(2_000).nullable() }),
  offer: z.object({ password: z.string().max(300).nullable() }),
  add: z.object({ answer: madePasskey }),
};

export type Step = keyof typeof sentToStep;

/** What they answer besides what a browser is to be told: where to go, or what is wrong. */
export type StepAnswer = { location: string } | { problem: string; needsPassword?: boolean };
