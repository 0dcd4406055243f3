import { useSyncExternalStore } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { deviceFlags } from './device-flags.ts';

/** Whether the window has desktop width (`DeviceFlags`); false on the server and while hydrating. */
export function useIsDesktop(): boolean {
  const { language } = useTranslation();
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => deviceFlags(window.innerWidth, language, false).isDesktop,
    () => false,
  );
}
