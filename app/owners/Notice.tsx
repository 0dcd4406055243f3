import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

/** The result of a form, announced to screen readers. */
export function Notice({ kind, children }: { kind: 'done' | 'problem'; children: ReactNode }) {
  return kind === 'done' ? (
    <p role="status" className="max-w-text rounded-base bg-ochre-tint p-4 font-semibold">
      {children}
    </p>
  ) : (
    <div
      role="alert"
      className="flex max-w-text items-start gap-2 rounded-base border-2 border-danger p-4 font-semibold text-danger"
    >
      <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
