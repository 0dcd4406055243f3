/** Classes of cells in the portal's tables. */
export const cell = 'border-t border-line px-3 py-2 text-left align-top first:pl-0 last:pr-0';
export const numberCell = `${cell} text-right`;
