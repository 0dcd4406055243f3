import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser supports passkeys and the page is on the host they are bound to. True on the server, since nearly
 * all browsers do, which avoids a layout shift.
 */
export function usePasskeys(host: string): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window && `.${window.location.hostname}`.endsWith(`.${host}`),
    () => true,
  );
}
