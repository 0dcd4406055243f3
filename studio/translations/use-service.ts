import { useEffect, useState } from 'react';
import type { TranslationState } from '../../app/office/translation/answers.ts';
import { json, request } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { siteOrigin } from '../workspace.ts';

/** The name of the translation service; null where there is none, or it is not for this person. */
export function useTranslationService(): string | null {
  const asking = useAsking();
  const [service, setService] = useState<string | null>(null);
  useEffect(() => {
    if (siteOrigin() !== location.origin) return;
    const look = async () => {
      const { service: found } = await json<TranslationState>(await request(asking, '/api/translation'));
      setService(found);
    };
    look().catch(() => setService(null));
  }, [asking]);
  return service;
}
