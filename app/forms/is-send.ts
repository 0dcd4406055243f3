/** The check of a single field is a submission as well, by a button of its own that has a name. */
export function isSend({ submitter }: SubmitEvent): boolean {
  return !(submitter instanceof HTMLButtonElement && submitter.name !== '');
}
