import type { ReactNode } from 'react';
import { Popover } from '~/ui/Popover.tsx';
import type { FieldProps } from './field-props.ts';

interface Props {
  label: string;
  /** The current choice, in a few words. */
  summary: string;
  place: FieldProps['place'];
  step?: FieldProps['step'];
  children: ReactNode;
}

/** A field of the search. In the bar it unfolds; in a sheet or step it is always open. */
export function SearchCell({ label, summary, place, step, children }: Props) {
  if (place !== 'bar') {
    return (
      <fieldset className="search-section">
        <legend className="search-section-label">{label}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <Popover
      name="search-cell"
      className="search-cell"
      buttonClass="search-cell-field select-arrow"
      onButtonClick={(event) => {
        if (!step?.applies()) return;
        event.preventDefault();
        step.open();
      }}
      button={
        <>
          <span className="search-cell-label">{label}</span>
          <span className="block truncate">{summary}</span>
        </>
      }
    >
      <fieldset className="search-panel">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </Popover>
  );
}
