import type { FocusEvent, MouseEvent } from 'react';

/** Fields that a press is about to focus. */
const pressed = new WeakSet<HTMLInputElement>();

/**
 * Props of an input with a number: focusing it selects the number, so that typing replaces it. A browser places the
 * caret after the focus event, so a press selects when it ends; dragging over part of the number keeps that selection.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>) => {
    // React replays a focus event when the field hydrates; the visitor may have typed since.
    if (nativeEvent.isTrusted) currentTarget.select();
  },
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (document.activeElement !== currentTarget) pressed.add(currentTarget);
  },
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (pressed.delete(currentTarget) && currentTarget.selectionStart === currentTarget.selectionEnd)
      currentTarget.select();
  },
};
