import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { languages, type Language, type Translated } from '../../app/i18n/languages.ts';
import { slug } from '../../app/addresses/slug.ts';
import { askLake, ownIds, referenceId } from './lake.ts';
import { fixedPageOfType, segmentProblem } from './path.ts';
import { takenPath, type Neighbour } from './taken.ts';
import { fill } from '../words.ts';
import { languageName } from './language-name.ts';
import { isRecord } from './record.ts';
import { filledIn } from './translated.ts';
import { words } from './words.ts';

/** Validates a page's paths: well-formed, not reserved, and not those of a sibling or category in the same language. */
export async function checkPagePaths(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const page = context.document;
  const filled = languages.filter((language) => filledIn(value, language));
  if (page?.pageType === 'home') return filled.length === 0 || words.homeHasNoPath;
  // The path of a fixed page comes from the product, whatever is stored.
  if (fixedPageOfType(page?.pageType) !== null) return true;
  if (filled.length === 0 || !isRecord(value)) return words.pagePathRequired;
  const parent = referenceId(page?.parent);
  const own = segments(value, filled);
  for (const language of filled) {
    const problem = segmentProblem(own[language] ?? '', language, {
      pageType: page?.pageType,
      atRoot: parent === null,
    });
    if (problem !== null) return { message: problem, path: [language] };
  }
  const neighbours = await Promise.all([siblings(context, parent), parent === null ? mainCategories(context) : []]);
  return takenPath(own, neighbours.flat());
}

/** Rejects a first-level category whose path is that of a first-level page: the page would hide the category. */
export async function checkCategoryName(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  if (!isRecord(value) || referenceId(context.document?.parent) !== null) return true;
  const pages = await askLake<Neighbour[]>(
    context,
    'raw',
    '*[_type == "menuPage" && !defined(parent) && status != "Archived"]{_id, name, path}',
  );
  for (const language of languages) {
    const own = slug(String(value[language] ?? ''));
    const page = pages.find(({ path }) => own !== '' && path?.[language] === own);
    if (page === undefined) continue;
    const message = fill(words.categoryPathTaken, {
      page: page.name ?? page._id,
      language: languageName(language),
      path: own,
    });
    return { message, path: [language] };
  }
  return true;
}

function segments(value: Record<string, unknown>, filled: readonly Language[]): Translated {
  return Object.fromEntries(filled.map((language) => [language, String(value[language])]));
}

/** Archived pages have no path. Drafts count, since they may be published. */
function siblings(context: ValidationContext, parent: string | null): Promise<Neighbour[]> {
  return askLake(
    context,
    'raw',
    `*[_type == "menuPage" && status != "Archived" && !(_id in [$published, $draft])
      && (parent._ref == $parent || (!defined(parent) && $parent == null))]{_id, name, path}`,
    { ...ownIds(context), parent },
  );
}

async function mainCategories(context: ValidationContext): Promise<Neighbour[]> {
  const categories = await askLake<{ _id: string; name?: Translated | null }[]>(
    context,
    'raw',
    '*[_type == "category" && !defined(parent)]{_id, name}',
  );
  return categories.map(({ _id, name }) => ({
    _id,
    name: fill(words.categoryNamed, { name: languages.map((language) => name?.[language]).find(Boolean) ?? _id }),
    path: Object.fromEntries(languages.map((language) => [language, slug(name?.[language] ?? '')])),
  }));
}
