import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filters } from '../../app/listings/domain/filters.ts';
import { endpoints, fixedPageNames, fixedPages, segmentsOf, mapFrameSegment } from '../../app/addresses/table.ts';
import { formFields } from '../../app/forms/form.ts';
import { languages } from '../../app/i18n/languages.ts';
import { viewsPath } from '../../app/views/views-path.ts';
import { elements } from '../site/html.ts';
import { get } from '../site/http.ts';

/** What the fuzz knows of the site: its tables of addresses and filters, and what its own pages name. */
export interface SiteMap {
  /** Patterns of pages, such as `/nl/te-koop/:city/:title/:id/`. */
  pages: readonly string[];
  /** Pages of the demo that exist. */
  documents: readonly string[];
  /** Patterns of endpoints outside the lake, such as `/api/forms/:language/:form`. */
  endpoints: readonly string[];
  /** Files and pictures. */
  files: readonly string[];
  forms: readonly { name: string; fields: readonly string[] }[];
  parameters: readonly string[];
  /** Values for parameters of patterns. */
  known: Record<string, readonly string[]>;
}

/** Parameters that are read by name; the filters' come from their table. */
const parameters = [
  ...[
    'search',
    'city',
    'price',
    'minprice',
    'maxprice',
    'bedrooms',
    'bathrooms',
    'toilets',
    'type',
    'sort',
    'view',
    'page',
    'radius',
  ],
  ...[
    'box',
    'zoom',
    'goal',
    'language',
    'ids',
    'list',
    'me',
    'visit',
    'key',
    'slot',
    'next',
    'property',
    'project',
    'place',
    'area',
  ],
  ...[
    'session',
    'again',
    'done',
    'out',
    'passkey',
    'weekly',
    'change',
    'challenge',
    'kind',
    'token',
    'to',
    'width',
    'height',
    'format',
  ],
  ...[
    'ai',
    'own',
    'rate',
    'years',
    'form',
    'status',
    'from',
    'until',
    'limit',
    'after',
    'q',
    'text',
    'id',
    'message',
    '_data',
    'step',
  ],
];

/** Reads the demo's addresses, files and forms from the running site. */
export async function readSiteMap(origin: string, owner: string): Promise<SiteMap> {
  const page = async (at: string, headers: Record<string, string> = {}) => (await get(at, { origin, headers })).body;
  const sitemaps = await Promise.all(
    [...(await page('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      page(new URL(url).pathname),
    ),
  );
  const documents = sitemaps.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  );
  const html = await Promise.all(
    ['/nl/', '/nl/te-koop/', documents.find((each) => /\/te-koop\/.+\/\d+\/$/.test(each)) ?? '/nl/'].map((each) =>
      page(each),
    ),
  );
  const named = html.flatMap((text) =>
    [...text.replaceAll('&amp;', '&').matchAll(/\/(?:images|assets|fonts)\/[^\s"')]+/g)].map(([file]) => file),
  );
  const forms = await Promise.all(
    formNames().map(async (name) => {
      const text = await page(`/nl/formulier/${name}/?property=${documents.join(' ').match(/\d{4}/)?.[0] ?? ''}`);
      const fields = ['input', 'select', 'textarea', 'button'].flatMap((tag) =>
        elements(text, tag).map((attributes) => attributes.name ?? ''),
      );
      return { name, fields: unique([...fields.filter(Boolean), ...Object.values(formFields)]) };
    }),
  );
  const portal = await page('/nl/eigenaar/', { cookie: owner });
  const owned = [...portal.matchAll(/\/nl\/eigenaar\/(\d[^/"]*)\//g)].map(([, id = '']) => id);
  return {
    pages: unique([
      '/',
      '/styleguide/',
      ...[null, ...languages].flatMap((language) => {
        const prefix = language === null ? '' : `/${language}`;
        return [
          `${prefix}/`,
          `${prefix}/${mapFrameSegment}/`,
          ...fixedPageNames.flatMap((name) =>
            segmentsOf(name, language).flatMap((segment) =>
              Object.values(fixedPages[name].views).map((pattern: string) =>
                `${prefix}/${segment}/${pattern}/`.replace(/\/\/$/, '/'),
              ),
            ),
          ),
        ];
      }),
    ]),
    documents: unique(documents),
    endpoints: unique([
      ...Object.values(endpoints).map(({ path }) => `/${path}`),
      ...['/api/content-changed', '/api/sweepbright', '/api/listings-report', '/demo/mailbox', viewsPath],
      ...[
        '/preview/enable',
        '/preview/disable',
        '/preview/changes',
        '/health/live/',
        '/health/open/',
        '/health/ready/',
        '/metrics',
        '/robots.txt',
      ],
      ...[
        '/studio',
        '/studio/',
        '/studio/static/',
        '/studio/intent/edit/id=:id/',
        '/maps/streets.pmtiles',
        '/favicon.ico',
        '/site.webmanifest',
      ],
    ]),
    files: unique(named),
    forms,
    parameters: unique([...parameters, ...filters.map(({ name }) => name)]),
    known: {
      language: languages,
      form: forms.map(({ name }) => name),
      id: unique([...owned, ...documents.flatMap((each) => /\/(\d+)\/$/.exec(each)?.[1] ?? [])]).slice(0, 40),
      city: ['gent', 'antwerpen', 'luxembourg'],
      title: ['huis', 'appartement'],
      step: ['ask', 'login', 'offer', 'add'],
      file: ['nl.xml', 'fr.xml', 'images.xml'],
      slug: documents.flatMap((each) => /\/testimonials\/([^/]+)\/$/.exec(each)?.[1] ?? []),
    },
  };
}

/** Each form is a folder with a schema (docs/add-a-form.md). */
function formNames(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../app/forms');
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'schema.ts')));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
