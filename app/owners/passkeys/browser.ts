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

/** The outcome of a passkey request: the site's response, or a result from the browser. */
export type Outcome = StepAnswer | 'cancelled' | 'known' | 'failed' | 'replaced';

/** The endpoint of a login with a passkey, and where it leads. */
export interface LoginWay {
  endpoint: string;
  next: string | null;
}

/** The site's challenges are valid for five minutes. */
const renewAfter = 4 * 60_000;

/** Logs in with a passkey chosen in the browser's dialog. */
export function logIn(way: LoginWay): Promise<Outcome> {
  return outcomeOf(() => answerQuestion(way));
}

/**
 * Lets the browser offer passkeys in the e-mail field until `signal` aborts.
 *
 * @param then called with the outcome once a passkey was chosen
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
    // If the browser cannot or will not, the button remains.
    if (signal.aborted || typeof outcome === 'string') return;
    clearTimeout(renewal);
    then(outcome);
  };
  await wait();
}

/**
 * Creates a passkey.
 *
 * @param password null if the last login is recent
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
  // Starting it would abort a request the visitor has made meanwhile.
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
    // Browsers also use this error for timeouts, deliberately: a page must not learn whether a passkey exists.
    return error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'failed';
  }
}
