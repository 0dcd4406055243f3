import type { MouseEventHandler, ReactNode } from 'react';

interface Props {
  button: ReactNode;
  buttonClass: string;
  /** Called before it opens; may prevent that. */
  onButtonClick?: MouseEventHandler;
  /** Whether that may open something else in the page: until the code of its island has come, its button waits. */
  inPlace?: boolean;
  /** Of several with one name, only one is open at a time. */
  name?: string;
  className?: string;
  /** The panel; it positions itself. */
  children: ReactNode;
}

/**
 * A panel that its button opens over the page: a `details`, so it works without JavaScript. With it, Escape, a click outside and
 * moving the focus out close it (folding.ts).
 */
export function Popover({ button, buttonClass, onButtonClick, inPlace = false, name, className, children }: Props) {
  return (
    <details name={name} className={className} data-folding="">
      <summary className={buttonClass} onClick={onButtonClick} data-in-place={inPlace ? '' : undefined}>
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
