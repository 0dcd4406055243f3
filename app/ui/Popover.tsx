import type { MouseEventHandler, ReactNode } from 'react';

interface Props {
  /** What its button shows. */
  button: ReactNode;
  buttonClass: string;
  /** Before it unfolds; may prevent that. */
  onButtonClick?: MouseEventHandler;
  /** Of several with one name, one is open. */
  name?: string;
  className?: string;
  /** The panel; where it lies is its own affair. */
  children: ReactNode;
}

/**
 * A panel that its button unfolds over the page: a `details`, so without JavaScript as well. With it, Escape, pressing elsewhere and
 * leaving it by keyboard fold it again (folding.ts).
 */
export function Popover({ button, buttonClass, onButtonClick, name, className, children }: Props) {
  return (
    <details name={name} className={className} data-folding="">
      <summary className={buttonClass} onClick={onButtonClick}>
        {button}
      </summary>
      {/*
        It takes the focus of a press on what takes none itself, such as padding. The page around it would: the press would fold the
        panel under its own hand, which crashes Chromium.
      */}
      <div tabIndex={-1} className="outline-none">
        {children}
      </div>
    </details>
  );
}
