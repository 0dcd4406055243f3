/** Text fields, text areas and selects; red where `aria-invalid` says so. */
export const fieldStyle =
  'min-h-11 w-full rounded-base border border-slate-soft bg-surface px-3 py-2 text-base text-slate placeholder:text-slate-soft disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-danger';

/** A file field: its button is the browser's, in the site's colours. */
export const fileStyle = `${fieldStyle} cursor-pointer file:mr-3 file:cursor-pointer file:rounded-base file:border-0 file:bg-slate file:px-3 file:py-1.5 file:text-small file:font-semibold file:text-surface`;

/** A select draws its own arrow (`select-arrow` in tokens.css), the same in every browser. */
export const selectStyle = `${fieldStyle} select-arrow cursor-pointer pr-9`;

/** The label above a field. */
export const labelStyle = 'mb-1 block text-small font-semibold';

/** A checkbox or radio button with its label, large enough for a thumb. */
export const choiceStyle = 'inline-flex min-h-11 cursor-pointer items-center gap-3';
export const choiceMarkStyle = 'size-5 shrink-0 cursor-pointer accent-brick';

/** A radio button or checkbox that lies invisibly over its label, which shows its state: it still receives the clicks. */
export const coveredStyle = 'absolute inset-0 size-full cursor-pointer opacity-0';
