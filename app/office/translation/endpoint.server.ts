import { z } from 'zod';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import type { Editor, EditorsPort } from '~/platform/editors.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import type { Log } from '~/platform/log.ts';
import type { RateLimits } from '~/platform/rate-limits.ts';
import { readJson } from '~/platform/sent-body.ts';
import { most, type TranslationAnswer, type TranslationRefusal, type TranslationState } from './answers.ts';
import type { Translator } from './translator.server.ts';

const headers = { 'Cache-Control': 'no-store' };

const refusals = {
  login: [401, 'Log in to the Studio first.'],
  role: [403, 'Only people who write content have it translated.'],
  off: [404, 'No translation service is configured.'],
  parameter: [400, `Send "texts" (at most ${most.texts}, ${most.characters} characters), "from" and "to".`],
  'too-many': [429, 'Too many texts for now. Try again in a while.'],
  failed: [502, 'The translation service does not answer as it should.'],
} as const;

function refuse(error: TranslationRefusal['error']): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message } satisfies TranslationRefusal, { status, headers });
}

const language = z.string().refine((text): text is Language => isLanguage(text));
const question = z.object({
  texts: z
    .array(z.string())
    .min(1)
    .max(most.texts)
    .refine((texts) => texts.reduce((sum, { length }) => sum + length, 0) <= most.characters),
  from: language,
  to: language,
});

/** Services cost by the character. */
const perPerson = { name: 'translations', most: 200, within: 3_600 };

const writers: ReadonlySet<Editor['role']> = new Set(['administrator', 'editor', 'author']);

/**
 * `GET /api/translation`: whether texts can be translated. `POST`: a first version of texts in another language, for an
 * editor to read; nothing is written. What is sent goes to the service that the environment names, and nowhere else.
 */
export function translationEndpoint(
  translator: Translator | null,
  editors: Pick<EditorsPort, 'whoIs'>,
  limits: Pick<RateLimits, 'take'>,
  log: Pick<Log, 'warn'>,
): Endpoint {
  return {
    path: '/api/translation',
    methods: ['GET', 'POST'],
    answer: async (request) => {
      const editor = await editors.whoIs(request);
      if (editor === null || editor.email === '') return refuse('login');
      if (!writers.has(editor.role)) return refuse('role');
      if (request.method !== 'POST')
        return Response.json({ service: translator?.service ?? null } satisfies TranslationState, { headers });
      if (translator === null) return refuse('off');
      const { data } = question.safeParse(await readJson(request));
      if (data === undefined) return refuse('parameter');
      if (!(await limits.take(perPerson, editor.id))) return refuse('too-many');
      try {
        const texts = await translator.translate(data.texts, data.from, data.to);
        return Response.json({ texts } satisfies TranslationAnswer, { headers });
      } catch (error) {
        log.warn({ err: error }, 'A translation failed');
        return refuse('failed');
      }
    },
  };
}
