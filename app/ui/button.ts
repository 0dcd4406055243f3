const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-base px-5 py-2 text-base font-semibold no-underline transition-colors cursor-pointer';

/** One style for the action that matters, one for the rest; used on buttons and links alike. */
export const buttonStyles = {
  main: `${base} bg-brick text-on-brick hover:bg-brick-dark`,
  rest: `${base} border border-slate text-slate hover:bg-slate hover:text-surface`,
} as const;

export const linkStyle =
  'text-brick underline decoration-1 underline-offset-4 hover:text-brick-dark hover:decoration-2';
