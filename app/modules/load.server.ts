import type { AppLoadContext } from '@remix-run/node';
import type { ClientReturn } from '@sanity/client';
import type { pageQuery } from '~/content/queries.ts';
import type { EditMarker } from '~/content/preview/edit-marks.server.ts';
import { resolveRichText } from '~/content/rich-text/resolve.ts';
import { contentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import type { Language } from '~/i18n/languages.ts';
import { localText, localValue } from '~/i18n/text.ts';
import { emptySearch } from '~/listings/search-params.ts';
import { searchOptions } from '~/listings/search-options.server.ts';
import { fixedPath } from '~/paths/entity-paths.ts';
import { agencyOf } from '~/site/agency.ts';
import { defaultSlideDelay } from '~/site/banner.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import { articleCards } from './article-cards.server.ts';
import { contactParts, type LocalRichText, type ModuleFrame, type ModuleView } from './module-view.ts';
import { moduleProjects, moduleProperties, moduleReferences } from './module-listings.server.ts';
import { figures } from './statistics.server.ts';
import { gallerySlides } from './gallery.server.ts';
import { serviceCards } from './services.server.ts';
import { testimonialCards } from './testimonials.server.ts';

export type StoredModule = NonNullable<NonNullable<ClientReturn<typeof pageQuery>>['modules']>[number];
export type StoredModuleOf<Type extends StoredModule['_type']> = Extract<StoredModule, { _type: Type }>;

/** What the loaders of modules work with. */
export interface ModuleContext {
  place: Visit;
  context: AppLoadContext;
}

/**
 * The modules of a page with their data, joined from content and listings in one round. A module that editors hid is left
 * out; one of a type that this version does not know, or whose data cannot be had, is left out and logged once.
 */
export async function loadModules(
  stored: readonly StoredModule[] | null | undefined,
  env: ModuleContext,
  edit: EditMarker = () => undefined,
): Promise<ModuleView[]> {
  // The lake may hold anything: what is no module is left out.
  const modules = (stored ?? []).filter((module) => typeof module === 'object' && module !== null);
  const published = modules.filter(({ status }) => status !== 'Hidden');
  const loaded = await Promise.all(
    published.map((module) =>
      loadModule(module, env).catch((error: unknown) => {
        env.context.logOnce(
          `module:${module._key}`,
          { err: error, type: module._type },
          'A module could not be loaded',
        );
        return null;
      }),
    ),
  );
  return loaded.flatMap((module) =>
    module === null ? [] : [{ ...module, edit: edit('modules', { _key: module.key }) }],
  );
}

type StoredRichText = { [language in Language]?: Parameters<typeof resolveRichText>[0] };

/** One switch from a module's type to its data; its component is in Module.tsx. */
async function loadModule(module: StoredModule, env: ModuleContext): Promise<ModuleView | null> {
  const { place, context } = env;
  const { choice, language } = place;
  const frame = moduleFrame(module, env);
  switch (module._type) {
    case 'articleCardsModule':
      return { ...frame, type: module._type, cards: await articleCards(module, env) };
    case 'propertyListModule':
      return { ...frame, type: module._type, ...(await moduleProperties(module, env)) };
    case 'statsViewModule':
      return { ...frame, type: module._type, figures: await figures(module, env) };
    case 'contactModule': {
      const ids = (module.relations ?? []).map(({ id }) => id);
      const shows = contactParts.filter((part) => ids.length === 0 || ids.includes(part));
      return {
        ...frame,
        type: module._type,
        text: await richText(module.text, env),
        agency: agencyOf(place.site.settings, choice),
        shows: shows.length > 0 ? shows : ['address'],
      };
    }
    case 'textModule': {
      const label = localText(module.button?.label, choice);
      const link = await place.link(module.button?.link);
      return {
        ...frame,
        type: module._type,
        text: await richText(module.text, env),
        image: contentPicture(module.image, choice),
        imageSide: module.imageSide === 'left' ? 'left' : 'right',
        button: label && link ? { label, link } : null,
        readOn: await readOnLinks(module, env),
      };
    }
    case 'galleryModule':
      return {
        ...frame,
        type: module._type,
        slides: await gallerySlides(module, env),
        delay: module.delay ?? defaultSlideDelay,
      };
    case 'testimonialsModule':
      return { ...frame, type: module._type, cards: await testimonialCards(module, env) };
    case 'servicesModule':
      return {
        ...frame,
        type: module._type,
        text: localText(module.text, choice),
        cards: await serviceCards(module, env),
      };
    case 'searchModule': {
      const goal = module.relations?.[0]?.id === 'rent' ? 'rent' : 'sale';
      return {
        ...frame,
        type: module._type,
        text: localText(module.text, choice),
        options: await searchOptions(context.listings, place.site.filterConfig, choice),
        criteria: emptySearch(goal).criteria,
        paths: { sale: place.keep(fixedPath('sale', language)), rent: place.keep(fixedPath('rent', language)) },
      };
    }
    case 'projectListModule':
      return { ...frame, type: module._type, cards: await moduleProjects(module, env) };
    case 'referenceListModule':
      return { ...frame, type: module._type, cards: await moduleReferences(module, env) };
    default:
      return unknownModule(module, context);
  }
}

/** A newer Studio may know modules that this site does not. */
function unknownModule(module: never, { logOnce }: AppLoadContext): null {
  const { _type, _key } = module as { _type?: string; _key?: string };
  logOnce(`module-type:${_type}`, { type: _type, key: _key }, 'A module has a type that this version does not know');
  return null;
}

function moduleFrame(module: StoredModule, { place }: ModuleContext): ModuleFrame {
  const { _key, title, titleSize, position, span, colSizes, view, numberItemOfRow } = module;
  return {
    key: _key,
    title: localText(title, place.choice),
    titleSize: titleSize ?? 'h2',
    position: position ?? 'left',
    span: span ?? 12,
    colSizes: { sm: colSizes?.sm ?? null, md: colSizes?.md ?? null, lg: colSizes?.lg ?? null },
    view: view ?? 'grid',
    itemsPerRow: numberItemOfRow ?? 3,
  };
}

export async function richText(
  stored: StoredRichText | null | undefined,
  { place }: ModuleContext,
): Promise<LocalRichText | null> {
  const found = localValue(stored, place.choice);
  if (found === null) return null;
  const blocks = await resolveRichText(found.value, place.link);
  return { blocks, ...(found.language === place.language ? {} : { lang: found.language }) };
}

async function readOnLinks({ relations }: StoredModuleOf<'textModule'>, { place, context }: ModuleContext) {
  const links = await Promise.all(
    (relations ?? []).map(async ({ reference }) => {
      const id = reference?._ref;
      const link = id ? await place.link({ kind: 'page', reference }) : null;
      const title = id ? localText(await titleOf(id, place, context), place.choice) : null;
      return link && title ? { title, link } : null;
    }),
  );
  return links.filter((link) => link !== null);
}

async function titleOf(id: string, place: Visit, { content }: AppLoadContext) {
  const page = place.site.pages.byId(id);
  if (page) return page.name;
  const { articles } = await content.read(sources.articleIndex);
  return articles.find(({ _id }) => _id === id)?.title;
}
