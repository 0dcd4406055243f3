import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Step, StepAnswer } from './answers.ts';

/** What became of a passkey: an answer of the site, or what the browser says. */
export type Outcome = StepAnswer | 'cancelled' | 'known' | 'failed' | 'replaced';

/** Where a login with a passkey is asked for, and where it leads. */
export interface LoginWay {
  endpoint: string;
  next: string | null;
}

/** The site's questions are valid for five minutes. */
const renewAfter = 4 * 60_000;

/** Lets the visitor choose a passkey in the browser's dialog. */
export function logIn(way: LoginWay): Promise<Outcome> {
  return outcomeOf(() => answerQuestion(way));
}

/**
 * Lets the browser offer passkeys in the field of the e-mail address, until `signal` says no more.
 *
 * @param then is told what came of one that was chosen
 */
export async function offerInField(way: LoginWay, signal: AbortSignal, then: (outcome: Outcome) => void) {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(renewal);
    WebAuthnAbortService.cancelCeremony();
  });
  const wait = async () => {
    if (signal.aborted) return;
    renewal = setTimeout(() => void wait(), renewAfter);
    const outcome = await outcomeOf(() => answerQuestion(way, signal));
    // A browser that cannot, or does not want to, has the button.
    if (signal.aborted || typeof outcome === 'string') return;
    clearTimeout(renewal);
    then(outcome);
  };
  await wait();
}

/**
 * Makes a passkey.
 *
 * @param password null: the login was a moment ago
 */
export function add(endpoint: string, password: string | null): Promise<Outcome> {
  return outcomeOf(async () => {
    const offer = await post<PublicKeyCredentialCreationOptionsJSON>(endpoint, 'offer', { password });
    if (!('challenge' in offer)) return offer;
    return post<never>(endpoint, 'add', { answer: await startRegistration({ optionsJSON: offer }) });
  });
}

async function answerQuestion({ endpoint, next }: LoginWay, inField?: AbortSignal): Promise<Outcome> {
  const question = await post<PublicKeyCredentialRequestOptionsJSON>(endpoint, 'ask', {});
  if (!('challenge' in question)) return question;
  // It would end what the visitor has begun meanwhile.
  if (inField?.aborted) return 'replaced';
  const answer = await startAuthentication({ optionsJSON: question, useBrowserAutofill: inField !== undefined });
  return post<never>(endpoint, 'login', { answer, next });
}

async function post<Told>(endpoint: string, step: Step, body: object): Promise<Told | StepAnswer> {
  const response = await fetch(`${endpoint}/${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Told | StepAnswer;
}

async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_CEREMONY_ABORTED') return 'replaced';
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
    }
    // Also what a browser says when nobody reacts, on purpose: a page must not learn whether there is a passkey.
    return error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'failed';
  }
}
