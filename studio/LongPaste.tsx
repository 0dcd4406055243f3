import { useToast } from '@sanity/ui';
import { useEffect } from 'react';
import { useTexts } from './texts/index.ts';

/** The longest text that may be pasted at once, in characters: forty printed pages. */
const longest = 100_000;

/** Refuses to paste a text so long that the form, the draft and the page would suffer, and says so (10.312). */
export function LongPaste() {
  const t = useTexts();
  const { push } = useToast();
  useEffect(() => {
    const refuse = (event: ClipboardEvent) => {
      const { length } = event.clipboardData?.getData('text/plain') ?? '';
      if (length <= longest) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const [characters, most] = [length.toLocaleString(), longest.toLocaleString()];
      push({ status: 'warning', title: t('paste.too-long', { characters, most }), closable: true, duration: 30_000 });
    };
    document.addEventListener('paste', refuse, { capture: true });
    return () => document.removeEventListener('paste', refuse, { capture: true });
  }, [push, t]);
  return null;
}
