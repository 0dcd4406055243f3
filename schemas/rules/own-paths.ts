import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { languages, type Translated } from '../../app/i18n/languages.ts';
import { slug } from '../../app/addresses/slug.ts';
import { askLake, ownIds, referenceId } from './lake.ts';
import { segmentPattern } from './path.ts';
import { takenPath, type Neighbour } from './taken.ts';
import { isRecord } from './record.ts';
import { filledIn } from './translated.ts';
import { words } from './words.ts';

/** The problem with path segments that have a folder of their own (articles, testimonials), or null. */
function ownSegmentProblem(value: unknown): { message: string; path: string[] } | null {
  const wrong = languages.find(
    (language) => filledIn(value, language) && isRecord(value) && !segmentPattern.test(String(value[language])),
  );
  if (wrong === undefined) return null;
  return { message: words.segmentFormat, path: [wrong] };
}

/** Validates the paths of a testimonial: well-formed and unique. */
export async function checkTestimonialPaths(
  value: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!languages.some((language) => filledIn(value, language))) return words.pathRequired;
  const problem = ownSegmentProblem(value);
  if (problem !== null) return problem;
  const others = await askLake<Neighbour[]>(
    context,
    'raw',
    '*[_type == "testimonial" && status != "Archived" && !(_id in [$published, $draft])]{_id, name, path}',
    ownIds(context),
  );
  return takenPath(filled(value), others);
}

interface StoredArticle {
  _id: string;
  title?: Translated | null;
  path?: Translated | null;
}

/** Validates an article's paths: well-formed and unique in its category. A missing path derives from the title. */
export async function checkArticlePaths(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const problem = ownSegmentProblem(value);
  if (problem !== null) return problem;
  const others = await askLake<StoredArticle[]>(
    context,
    'raw',
    `*[_type == "article" && status != "Archived" && !(_id in [$published, $draft])
      && (category._ref == $category || (!defined(category) && $category == null))]{_id, title, path}`,
    { ...ownIds(context), category: referenceId(context.document?.category) },
  );
  const own = articleSegments({ title: filled(context.document?.title), path: filled(value) });
  return takenPath(
    own,
    others.map((other) => ({
      _id: other._id,
      name: languages.map((language) => other.title?.[language]).find(Boolean) ?? null,
      path: articleSegments(other),
    })),
  );
}

/** Same segments as in the path table (`app/addresses/article-table.ts`): the own segment, else the title's slug. */
function articleSegments({ title, path }: { title?: Translated | null; path?: Translated | null }): Translated {
  return Object.fromEntries(languages.map((language) => [language, path?.[language] || slug(title?.[language] ?? '')]));
}

function filled(value: unknown): Translated {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    languages.filter((language) => filledIn(value, language)).map((language) => [language, String(value[language])]),
  );
}
