import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { leadsBack } from './chain.ts';
import { linkProblem } from './link.ts';
import { askLake, ownIds, publishedId, referenceId } from './lake.ts';
import { fixedPageOfType } from './path.ts';
import { isRecord } from './record.ts';
import { fill } from '../words.ts';
import { words } from './words.ts';

/** A parent must be another, first-level page (requirements 2.9: `/{path}/{child}/`); fixed pages have none. */
export async function checkParent(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const parent = referenceId(value);
  if (parent === null) return true;
  const pageType = context.document?.pageType;
  if (pageType === 'home') return words.homeHasNoParent;
  if (fixedPageOfType(pageType) !== null) return words.fixedPageHasNoParent;
  const { published, draft } = ownIds(context);
  if (parent === published) return words.pageUnderItself;
  const { above, children } = await askLake<{ above: string | null; children: number }>(
    context,
    'drafts',
    `{ "above": *[_id == $parent][0].parent._ref, "children": count(*[_type == "menuPage" && parent._ref == $published]) }`,
    { parent, published, draft },
  );
  if (above !== null && above !== undefined) return words.parentIsSubpage;
  return children === 0 || words.pageHasSubpages;
}

/** The home page and types with a fixed path exist only once: the site would show the oldest and hide the others. */
export async function checkPageType(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  if (value !== 'home' && fixedPageOfType(value) === null) return true;
  const other = await askLake<string | null>(
    context,
    'raw',
    '*[_type == "menuPage" && pageType == $value && status != "Archived" && !(_id in [$published, $draft])][0].name',
    { ...ownIds(context), value },
  );
  return other === null || other === undefined || fill(words.pageTypeTaken, { page: other });
}

/** A category may only have a first-level parent. */
export async function checkCategoryParent(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const parent = referenceId(value);
  if (parent === null) return true;
  const { published } = ownIds(context);
  if (parent === published) return words.categoryUnderItself;
  const { above, children } = await askLake<{ above: string | null; children: number }>(
    context,
    'drafts',
    `{ "above": *[_id == $parent][0].parent._ref, "children": count(*[_type == "category" && parent._ref == $published]) }`,
    { parent, published },
  );
  if (above !== null && above !== undefined) return words.parentIsSubcategory;
  return children === 0 || words.categoryHasSubcategories;
}

/**
 * A page's redirect must be a complete link that does not lead back to the page, directly or through other redirects.
 */
export async function checkPageRedirect(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  if (!isRecord(value) || value.kind === undefined) return true;
  const problem = linkProblem(value);
  if (problem !== null) return problem;
  const target = referenceId(value.reference);
  if (value.kind !== 'page' || target === null) return true;
  const own = publishedId(context.document?._id);
  if (target === own) return words.pageRedirectsToItself;
  const pages = await askLake<{ _id: string; to: string }[]>(
    context,
    'drafts',
    `*[_type == "menuPage" && redirect.kind == "page" && defined(redirect.reference)]{_id, "to": redirect.reference._ref}`,
  );
  const next = new Map(pages.map(({ _id, to }) => [publishedId(_id), to])).set(own, target);
  return leadsBack(own, (at) => next.get(at)) ? words.pageRedirectsInCircles : true;
}
