import type { DocumentActionComponent, NewDocumentOptionsResolver } from 'sanity';
import { singletonTypes } from '../schemas/index.ts';

/** A singleton is edited and published; creating, duplicating, unpublishing or deleting it makes no sense. */
const allowed = ['publish', 'discardChanges', 'restore'];

/** The actions of a document; of a singleton only those that keep it one. */
export function actionsOf(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!singletonTypes.includes(type)) return actions;
  return actions.filter(({ action }) => action !== undefined && allowed.includes(action));
}

/** Templates that need a parameter are offered where it is known; singletons nowhere. */
const needParameters = ['subpage', 'article-in-category'];

export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !singletonTypes.includes(templateId) && !needParameters.includes(templateId));
