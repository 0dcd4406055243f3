import { json } from './answers.ts';

/**
 * Answers calls of the Studio to services of the hosted product that an embedded lake does not have, as the hosted
 * product answers where there is nothing: no announcements, no trial, no telemetry. A refusal would be an error in the
 * browser's console. `undefined` for all other calls.
 *
 * @param call the path after the API version
 */
export function answerHostedService(request: Request, call: string): Response | undefined {
  const answer = answers.find(({ method, path }) => method === request.method && path.test(call));
  return answer && json(answer.body);
}

interface Answer {
  method: 'GET' | 'POST';
  path: RegExp;
  body: unknown;
}

const answers: readonly Answer[] = [
  { method: 'GET', path: /^\/journey\/announcements$/, body: [] },
  // Offers to buy more: null is none.
  { method: 'GET', path: /^\/journey\//, body: null },
  { method: 'GET', path: /^\/intake\/telemetry-status$/, body: { status: 'denied' } },
  // The links of the menu "Help and resources".
  { method: 'GET', path: /^\/help$/, body: { resources: { title: '', sectionArray: [] } } },
  // "I have this schema": nothing is missing.
  { method: 'POST', path: /^\/descriptors\/claim$/, body: { synchronization: { type: 'complete' } } },
  { method: 'GET', path: /^\/access\/requests\/me$/, body: [] },
  // Where else the Studio was deployed to.
  { method: 'GET', path: /^\/projects\/[^/]+\/user-applications$/, body: [] },
];
