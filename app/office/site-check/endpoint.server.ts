import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { isLanguage } from '~/i18n/languages.ts';
import type { Editor, EditorsPort } from '~/platform/editors.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import { readJson } from '~/platform/sent-body.ts';
import { readTexts } from '~/site/shell.server.ts';
import type { SiteCheck, SiteCheckRefusal, SiteCheckRequest } from './answers.ts';
import type { SiteCheckStore } from './store.server.ts';

const headers = { 'Cache-Control': 'no-store' };

const refusals = {
  login: [401, 'Log in to the Studio first.'],
  role: [403, 'What visitors miss is for people who write content.'],
  parameter: [400, 'Send {"walk": true}, or {"hide": …} or {"show": …} with the id of a finding.'],
  gone: [404, 'There is no such finding, or no longer.'],
} as const;

function refusal(error: SiteCheckRefusal['error']): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message } satisfies SiteCheckRefusal, { status, headers });
}

const id = z.string().regex(/^[\da-f]{24}$/);
const request = z.union([
  z.strictObject({ walk: z.literal(true) }),
  z.strictObject({ hide: id }),
  z.strictObject({ show: id }),
]) satisfies z.ZodType<SiteCheckRequest>;

const writers: ReadonlySet<Editor['role']> = new Set(['administrator', 'editor', 'author']);

interface Options {
  store: SiteCheckStore;
  editors: EditorsPort;
  /** Queues a walk. */
  walk(): Promise<void>;
  /** Null while no site is served. */
  context: () => AppLoadContext | null;
}

/**
 * `GET /api/site-check?language=nl`: what the last walk found, facts named in the language. `POST`: asks for a walk,
 * hides a finding or shows it again, and answers the same. For people who write content.
 */
export function siteCheckEndpoint({ store, editors, walk, context }: Options): Endpoint {
  return {
    path: '/api/site-check',
    methods: ['GET', 'POST'],
    answer: async (asked) => {
      const editor = await editors.whoIs(asked);
      if (editor === null) return refusal('login');
      if (editor.email === '' || !writers.has(editor.role)) return refusal('role');
      if (asked.method === 'POST') {
        const { data } = request.safeParse(await readJson(asked));
        if (data === undefined) return refusal('parameter');
        if ('walk' in data) {
          if (await store.ask()) await walk();
        } else if (!(await ('hide' in data ? store.hide(data.hide, true) : store.hide(data.show, false)))) {
          return refusal('gone');
        }
      }
      const language = new URL(asked.url).searchParams.get('language');
      return Response.json(await named(await store.read(), context(), language), { headers });
    },
  };
}

/** With the names of the facts that adverts lack, in an editor's language. */
async function named(check: SiteCheck, context: AppLoadContext | null, language: string | null): Promise<SiteCheck> {
  if (context === null || check.findings.every(({ facts }) => facts.missing === undefined)) return check;
  const t = await readTexts(context, isLanguage(language) ? language : 'en');
  return {
    ...check,
    findings: check.findings.map((each) => ({
      ...each,
      facts: {
        ...each.facts,
        ...(each.facts.missing && {
          missing: each.facts.missing.map((key) => t(`facts.${key}`, { defaultValue: key })),
        }),
      },
    })),
  };
}
