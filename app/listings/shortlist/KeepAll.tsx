import { useState } from 'react';
import { Toast } from '~/ui/Toast.tsx';
import { buttonStyles } from '~/ui/button.ts';
import { favourites } from '../saved/lists.ts';

interface Props {
  ids: readonly string[];
  words: Record<'keepAll' | 'kept', string>;
}

/** Adds the homes of a received list to the favourites, in its order. */
export function KeepAll({ ids, words }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const keep = () => {
    for (const id of [...ids].reverse()) favourites.add(id);
    setSaid(words.kept);
  };
  return (
    <>
      <button type="button" onClick={keep} className={`${buttonStyles.quiet} -ml-3 text-left noscript:hidden`}>
        {words.keepAll}
      </button>
      <Toast message={said} onClose={() => setSaid(null)} />
    </>
  );
}
