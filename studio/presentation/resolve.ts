import { DesktopIcon, EyeOpenIcon } from '@sanity/icons';
import type { SanityClient } from '@sanity/client';
import { catchError, map, of } from 'rxjs';
import type { DocumentLocationsState, PresentationPluginOptions } from 'sanity/presentation';
import { isLanguage, languageNames } from '../../app/i18n/languages.ts';
import { previewPath } from '../../app/addresses/address.ts';
import { homePath } from '../../app/addresses/entity-paths.ts';
import { usedLanguages } from '../languages/LanguagesProvider.tsx';
import { ownTexts } from '../texts/own-texts.ts';
import { apiVersion, siteOrigin } from '../workspace.ts';
import { mainDocument } from './main-documents.ts';
import { placesOf, placesQuery, previewPlaces, type SiteSource } from './places.ts';

/** Everything that determines a path: a change to any of it may move the document. */
const listen = '*[_type in ["menuPage", "category", "article", "siteSettings"] || _id in [$id, $draft]]';

type Resolve = NonNullable<PresentationPluginOptions['resolve']>;

/** The locations of a document of any type, one per language; updated while it is edited. */
const locations: Resolve['locations'] = ({ id }, { documentStore }) =>
  documentStore
    .listenQuery(
      { fetch: placesQuery, listen },
      { id, draft: `drafts.${id}` },
      { apiVersion, perspective: 'drafts', throttleTime: 500, tag: 'gevel.locations' },
    )
    .pipe(
      map((site: SiteSource) => locationsState(site)),
      catchError(() => of(null)),
    );

/** Null for a document that is not stored yet. */
function locationsState(site: SiteSource): DocumentLocationsState | null {
  if (site.document === null) return null;
  const found = placesOf(site, usedLanguages(site.languages));
  if (found.kind === 'nowhere') return { message: ownTexts[`presentation.${found.reason}`], tone: 'caution' };
  const lines = previewPlaces(found.places).map(({ language, path }) => ({
    title: languageNames[language],
    href: path,
    icon: found.kind === 'everywhere' ? EyeOpenIcon : DesktopIcon,
  }));
  return found.kind === 'everywhere'
    ? { locations: lines, message: ownTexts['presentation.everywhere'], tone: 'positive' }
    : { locations: lines };
}

/** Presentation opens the document that belongs to the path in its frame. */
const mainDocuments: Resolve['mainDocuments'] = [
  {
    route: ['/preview/:language', '/preview/:language/:a', '/preview/:language/:a/:b', '/preview/:language/:a/:b/:c'],
    resolve: ({ path }) => mainDocument(path),
  },
];

export const resolve: Resolve = { locations, mainDocuments };

/** The preview opens at the home page in the site's default language. */
export async function firstPreview({ client }: { client: SanityClient }): Promise<string> {
  const asked = client.withConfig({ apiVersion, perspective: 'drafts' });
  const language: unknown = await asked.fetch('*[_type == "siteSettings"][0].languageDefault').catch(() => null);
  return `${siteOrigin()}${previewPath(homePath(isLanguage(language) ? language : 'nl'))}`;
}
