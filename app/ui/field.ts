/** Text fields and selects. */
export const fieldStyle = 'h-11 w-full rounded-base border border-slate-soft bg-surface px-3 text-base text-slate';

/** The label above a field. */
export const labelStyle = 'mb-1 block text-small font-semibold';
