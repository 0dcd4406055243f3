import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldProps } from './LiveSearchForm.tsx';

interface Props {
  label: string;
  /** What is chosen, in few words. */
  summary: string;
  place: FieldProps['place'];
  children: ReactNode;
}

/**
 * A field of the bar that unfolds: without JavaScript as well. With it, Escape, leaving it by keyboard and pressing elsewhere fold
 * it again. In a sheet, where there is room, it is always open.
 */
export function SearchCell({ label, summary, place, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    document.addEventListener('pointerdown', fold);
    document.addEventListener('focusin', fold);
    return () => {
      document.removeEventListener('pointerdown', fold);
      document.removeEventListener('focusin', fold);
    };
  }, []);
  if (place === 'sheet') {
    return (
      <fieldset className="search-section">
        <legend className="search-section-label">{label}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details
      ref={details}
      name="search-cell"
      className="search-cell"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="search-cell-field select-arrow">
        <span className="search-cell-label">{label}</span>
        <span className="block truncate">{summary}</span>
      </summary>
      <fieldset className="search-panel">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
