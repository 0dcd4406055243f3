import { useSyncExternalStore } from 'react';
import { deviceFlags, type DeviceFlags } from './device-flags.ts';
import { useShell } from './use-shell.ts';

/** The device flags of the visitor's window; null on the server and while hydrating, when the width is unknown. */
export function useDeviceFlags(): DeviceFlags | null {
  const { language, header } = useShell();
  const width = useSyncExternalStore(
    listen,
    () => window.innerWidth,
    () => null,
  );
  return width === null ? null : deviceFlags(width, language, header.hasLinks);
}

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
