import X from 'lucide-react/icons/x';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { coveredStyle } from './field.ts';

const shape =
  'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-slate-soft bg-surface px-3 text-small text-slate no-underline';

/** A setting that can be removed: a link to the page without it, or a button. */
export function Chip({
  children,
  removeLabel,
  ...action
}: { children: ReactNode; removeLabel: string } & (
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> | { onRemove: () => void }
)) {
  const inner = (
    <>
      <span className="truncate">{children}</span>
      <X size={16} aria-hidden className="shrink-0" />
      <span className="sr-only">{removeLabel}</span>
    </>
  );
  if (!('onRemove' in action)) {
    return (
      <a {...action} className={`${shape} hover:border-slate hover:bg-ochre-tint`}>
        {inner}
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={action.onRemove}
      className={`${shape} cursor-pointer hover:border-slate hover:bg-ochre-tint`}
    >
      {inner}
    </button>
  );
}

/** A checkbox or radio button that looks like a chip. */
export function ChoiceChip({
  type,
  name,
  value,
  defaultChecked,
  children,
}: {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  defaultChecked?: boolean;
  children: ReactNode;
}) {
  return (
    <label
      className={`${shape} relative cursor-pointer hover:border-slate has-checked:border-slate has-checked:bg-slate has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brick`}
    >
      <input type={type} name={name} value={value} defaultChecked={defaultChecked} className={coveredStyle} />
      {children}
    </label>
  );
}
