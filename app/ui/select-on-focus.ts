import type { FocusEvent, MouseEvent } from 'react';

/** Fields that a press is about to give the focus. */
const pressed = new WeakSet<HTMLInputElement>();

/**
 * Spread over an input that holds a figure: whoever goes to it, by keyboard, mouse or thumb, replaces the figure by typing instead of
 * adding to it. A browser puts the caret where it was pressed after the focus event, so a press selects once it has ended; one that
 * drags over part of the figure keeps its own selection.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>) => {
    // A focus that React repeats, once the field's code has come, is of before: somebody has typed since.
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
