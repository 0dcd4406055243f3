/**
 * Lets the browser make a passkey.
 *
 * @param options `PublicKeyCredentialCreationOptionsJSON` of the site
 * @returns the browser's answer as JSON; `failed` too where it does not know WebAuthn's JSON, or has the passkey already
 */
export async function makePasskey(options: object): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = await navigator.credentials.create({ publicKey });
    return made instanceof PublicKeyCredential ? made.toJSON() : 'failed';
  } catch (error) {
    // Browsers use this error for timeouts too: a page must not learn whether a passkey exists.
    return error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'failed';
  }
}
