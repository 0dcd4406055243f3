import { z } from 'zod';

/** Base64url; a credential's id has up to 1,023 bytes, the certificates of an attestation are the longest. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);

const credential = {
  id: bytes.max(1_400),
  rawId: bytes.max(1_400),
  type: z.literal('public-key'),
  // Extension results are not used.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** The parts used of `RegistrationResponseJSON` in WebAuthn level 3 (§5.1.8). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});

/** The parts used of `AuthenticationResponseJSON`. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.max(100).optional(),
  }),
});
