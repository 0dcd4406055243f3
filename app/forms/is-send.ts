/**
 * Whether a submit event sends the form: conform validates single fields with submit events too, from named buttons.
 */
export function isSend({ submitter }: SubmitEvent): boolean {
  return !(submitter instanceof HTMLButtonElement && submitter.name !== '');
}
