/** What `/api/translation` is asked and answers. No imports, so that the Studio can import it (docs/architecture.md). */

/** `GET /api/translation` */
export interface TranslationState {
  /** The service's name, as editors know it; null where there is none. */
  service: string | null;
}

/** `POST /api/translation` with texts and two languages (`from`, `to`). */
export interface TranslationAnswer {
  /** As many as were sent, in their order. */
  texts: string[];
}

/** Of one request: of texts, and of characters in all of them. */
export const most = { texts: 200, characters: 30_000 } as const;

/** `login` (401), `role` (403), `off` (404), `parameter` (400), `too-many` (429), `failed` (502). */
export interface TranslationRefusal {
  error: 'login' | 'role' | 'off' | 'parameter' | 'too-many' | 'failed';
  message: string;
}
