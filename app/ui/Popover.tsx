import type { MouseEventHandler, ReactNode } from 'react';

interface Props {
  button: ReactNode;
  buttonClass: string;
  /** Called before it opens; may prevent opening. */
  onButtonClick?: MouseEventHandler;
  /** Whether `onButtonClick` may open something else instead; presses then wait until the island's code has loaded. */
  inPlace?: boolean;
  /** Of several popovers with the same name, only one is open at a time. */
  name?: string;
  className?: string;
  /** The panel; it positions itself. */
  children: ReactNode;
}

/**
 * A panel that its button opens over the page. It is a `details` element, so it works without JavaScript; with it,
 * Escape, a click outside and moving the focus out close it (folding.ts).
 */
export function Popover({ button, buttonClass, onButtonClick, inPlace = false, name, className, children }: Props) {
  return (
    <details name={name} className={className} data-folding="">
      <summary className={buttonClass} onClick={onButtonClick} data-in-place={inPlace ? '' : undefined}>
        {button}
      </summary>
      {/*
        Focusable, so that it takes the focus when padding is pressed. Otherwise an element around it would, and closing
        the panel during the press crashes Chromium.
      */}
      <div tabIndex={-1} className="outline-none">
        {children}
      </div>
    </details>
  );
}
