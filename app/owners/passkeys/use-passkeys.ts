import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this browser knows passkeys, and the page is of the host that they are bound to. On the server it says yes: nearly all do, and
 * for them nothing moves.
 */
export function usePasskeys(host: string): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window && `.${window.location.hostname}`.endsWith(`.${host}`),
    () => true,
  );
}
