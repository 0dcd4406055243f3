import { useMemo } from 'react';
import { useClient, useCurrentLocale } from 'sanity';
import { session } from '../lake-client.ts';
import { apiVersion, hosted } from '../workspace.ts';
import type { Asking } from './site-api.ts';

/** Who asks the site, and in which language. */
export function useAsking(): Asking {
  const { token } = useClient({ apiVersion }).config();
  const language = useCurrentLocale().id.slice(0, 2);
  return useMemo(() => ({ language, token, untilLoggedIn: hosted ? null : () => session.report() }), [language, token]);
}
