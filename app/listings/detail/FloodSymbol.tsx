import { useTranslation } from '~/i18n/translation.ts';

/** The symbol that Flemish adverts show for a flood score D: a house in water. */
export function FloodSymbol() {
  const { t } = useTranslation();
  return (
    <svg
      viewBox="0 0 32 32"
      role="img"
      aria-label={t('flood.symbol')}
      className="inline-block size-7 shrink-0 text-slate"
    >
      <rect x="1" y="1" width="30" height="30" rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 15 16 6l10 9h-3v5H9v-5z" fill="currentColor" />
      <path
        d="M5 22q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0M5 26.5q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
