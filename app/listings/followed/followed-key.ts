/** The key of the local storage that holds the searches this browser follows. */
export const followedKey = 'gevel_followed';

/** Whether this browser follows any search; asked before the code that reads them is there. */
export function followsAny(): boolean {
  try {
    return (localStorage.getItem(followedKey) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
