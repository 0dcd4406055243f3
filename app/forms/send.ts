import type { FormResult } from './form.ts';

/**
 * Sends a form. A connection that breaks is an answer as well: nothing was sent, and what was typed is still there.
 *
 * @param signal ends the wait for an answer that the visitor can do without
 */
export async function sendForm(
  endpoint: string,
  data: FormData,
  signal: AbortSignal | null = null,
): Promise<{ location: string } | FormResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      signal,
      headers: { accept: 'application/json' },
    });
    if (response.status === 413) return refused('tooLarge');
    // The endpoint answers in one of two shapes; anything else is somebody in between.
    return (await response.json()) as { location: string } | FormResult;
  } catch {
    return refused('notSent');
  }
}

const refused = (problem: FormResult['problem']): FormResult => ({
  submission: {},
  problem,
  captcha: null,
  hasLostFile: false,
});
