import { onlyStill } from '~/ui/Still.tsx';

/** An editors' text that is markup alone (`Still`). */
export const StillRichText = onlyStill(async () => (await import('./RichText.tsx')).RichText);
