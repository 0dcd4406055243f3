import { useEffect, useRef } from 'react';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { showDialog } from './dialogs.ts';

interface Props extends Omit<DialogFrameProps, 'onClose'> {
  open: boolean;
  /** Called on Escape, a click on the backdrop, the back button, or the close button. */
  onClose: () => void;
}

/** A dialog controlled by an island. */
export function Dialog({ open, onClose, ...frame }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) showDialog(dialog.current);
    else dialog.current?.close();
  }, [open]);
  return <DialogFrame ref={dialog} onClose={onClose} {...frame} />;
}
