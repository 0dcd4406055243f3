const shape =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-base leading-snug wrap-anywhere hyphens-auto text-center font-semibold no-underline transition-colors cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
const base = `${shape} min-h-11 px-5 py-2 text-base`;

/** Styles for the primary action, for other actions, and a quiet one inside tools; for buttons and links alike. */
export const buttonStyles = {
  main: `${base} bg-brick text-on-brick hover:bg-brick-dark forced-colors:border`,
  rest: `${base} border border-slate text-slate hover:bg-slate hover:text-surface`,
  quiet: `${shape} min-h-11 px-3 py-2 text-base text-slate underline decoration-transparent underline-offset-4 hover:decoration-current`,
  /** A square with an icon and a visually hidden label. */
  icon: `${shape} size-11 border border-line bg-surface text-slate hover:border-slate`,
} as const;

export const linkStyle =
  'text-brick underline decoration-1 underline-offset-4 hover:text-brick-dark hover:decoration-2';
