import { useEffect, useRef, type KeyboardEvent, type MouseEventHandler, type ReactNode } from 'react';

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
 * leaving it by keyboard fold it again.
 */
export function Popover({ button, buttonClass, onButtonClick, name, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (next: EventTarget | null) => {
      if (details.current?.open && next instanceof Node && !details.current.contains(next))
        details.current.open = false;
    };
    const onMove = ({ target }: Event) => leave(target);
    // A press inside a frame is told to that frame alone; the page only loses the focus to it.
    const onBlur = () => document.activeElement instanceof HTMLIFrameElement && leave(document.activeElement);
    document.addEventListener('pointerdown', onMove);
    document.addEventListener('focusin', onMove);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('pointerdown', onMove);
      document.removeEventListener('focusin', onMove);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} name={name} className={className} onKeyDown={foldOnEscape}>
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
