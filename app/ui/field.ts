/** Text fields, text areas and selects; red with `aria-invalid`. */
export const fieldStyle = 'field';

/** A file field with the browser's own button in the site's colours. */
export const fileStyle = `${fieldStyle} cursor-pointer file:mr-3 file:cursor-pointer file:rounded-base file:border-0 file:bg-slate file:px-3 file:py-1.5 file:text-small file:font-semibold file:text-surface`;

/** A select with its own arrow (`select-arrow` in tokens.css), the same in every browser. */
export const selectStyle = `${fieldStyle} select-arrow`;

export const labelStyle = 'field-label';

/** A checkbox or radio button with its label, large enough for a thumb. */
export const choiceStyle = 'choice';
export const choiceMarkStyle = 'choice-mark';

/** An invisible radio button or checkbox that covers its label and receives its clicks; the label shows the state. */
export const coveredStyle = 'absolute inset-0 size-full cursor-pointer opacity-0';
