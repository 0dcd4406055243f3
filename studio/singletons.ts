import type { DocumentActionComponent, NewDocumentOptionsResolver } from 'sanity';
import { singletonTypes } from '../schemas/index.ts';

/** The actions of a singleton; creating, duplicating, unpublishing or deleting one makes no sense. */
const allowed = ['publish', 'discardChanges', 'restore'];

/** The actions of a document; fewer for singletons. */
export function actionsOf(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!singletonTypes.includes(type)) return actions;
  return actions.filter(({ action }) => action !== undefined && allowed.includes(action));
}

/** Templates with parameters are offered only where the parameter is known; singletons nowhere. */
const needParameters = ['subpage', 'article-in-category'];

export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !singletonTypes.includes(templateId) && !needParameters.includes(templateId));
