import type { AppLoadContext } from '@remix-run/node';
import { projectPath, propertyPath } from '~/addresses/entity-paths.ts';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { FormSubject } from './form.ts';

/** The property or project that a form is about; null if none is named or it is gone. */
export async function formSubject(
  { listings }: AppLoadContext,
  about: { property: string; project: string },
  choice: LanguageChoice,
): Promise<FormSubject | null> {
  if (about.property !== '') {
    const listing = await listings.byId(about.property);
    if (listing === null) return null;
    const { id, goal } = listing;
    const [title, city] = [plainText(listing.title, choice), plainText(listing.address.city, choice)];
    return { kind: 'property', id, title, path: propertyPath({ id, goal, title, city }, choice.language) };
  }
  if (about.project === '') return null;
  const project = await listings.projectById(about.project);
  if (project === null) return null;
  const [title, city] = [plainText(project.title, choice), plainText(project.address.city, choice)];
  return {
    kind: 'project',
    id: project.id,
    title,
    path: projectPath({ id: project.id, title, city }, choice.language),
  };
}
