import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-surface text-slate',
  accent: 'bg-brick text-on-brick',
  good: 'bg-moss text-surface',
  highlight: 'bg-ochre-tint text-slate',
};

/** A state in a word or two, such as "new" on a picture. It does nothing when pressed. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-small px-2 py-0.5 text-small font-semibold ${tones[tone]}`}>{children}</span>
  );
}
