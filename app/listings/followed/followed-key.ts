/** The localStorage key of the searches that this browser follows. */
export const followedKey = 'gevel_followed';

/** Whether this browser follows any search; checked before the code that reads them is loaded. */
export function followsAny(): boolean {
  try {
    return (localStorage.getItem(followedKey) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
