import type { FormResult } from './form.ts';

/**
 * Submits a form. A broken connection is returned as `notSent`; the input is kept.
 *
 * @param signal aborts a request whose response is optional
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
    // The endpoint has two response shapes; anything else comes from an intermediary.
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
