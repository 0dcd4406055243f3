import { z } from 'zod';
import { malformed, notThere, refusedAction, revisionDiffers } from './failures.ts';
import { isDocumentId, isDraft, isPublished, isVersion, publishedId } from './ids.ts';
import { patchOperations, sentence } from './mutations.ts';
import { strengthened } from './references.ts';
import type { Content, Workspace } from './workspace.ts';

const id = z.string().refine(isDocumentId, 'is no document id');
const draftId = id.refine(isDraft, 'is no id of a draft');
const versionId = id.refine(isVersion, 'is no id of a version');
const published = id.refine(isPublished, 'is no id of a published document');
const document = z.looseObject({
  _id: z.string().optional(),
  _type: z.string({ error: 'a document needs a "_type"' }).min(1),
});
const revision = z.string().nullish();
const purge = z.boolean().optional();

/** The fields of each action; names and meaning as in https://www.sanity.io/docs/http-reference/actions. */
const schemas = {
  'sanity.action.document.create': z.object({
    publishedId: published,
    attributes: document,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  'sanity.action.document.edit': z.object({ draftId, publishedId: published, patch: patchOperations }),
  'sanity.action.document.publish': z.object({
    draftId,
    publishedId: published,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  'sanity.action.document.unpublish': z.object({ draftId, publishedId: published }),
  'sanity.action.document.discard': z.object({ draftId, purge }),
  'sanity.action.document.delete': z.object({ publishedId: published, includeDrafts: z.array(id).default([]), purge }),
  'sanity.action.document.replaceDraft': z.object({ publishedId: published, attributes: document }),
  'sanity.action.document.version.create': z.object({
    publishedId: published,
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  'sanity.action.document.version.discard': z.object({ versionId: id, purge }),
  'sanity.action.document.version.replace': z.object({ document }),
  'sanity.action.document.version.unpublish': z.object({ versionId, publishedId: published }),
} as const;

type Kind = keyof typeof schemas;
export type Action = { [Name in Kind]: { actionType: Name } & z.infer<(typeof schemas)[Name]> }[Kind];

const isKind = (name: string): name is Kind => Object.hasOwn(schemas, name);

/**
 * Parses actions.
 *
 * @throws {TransactionRefused} 400 for malformed actions, 501 for unsupported kinds
 */
export function parseActions(given: readonly unknown[]): Action[] {
  return given.map((action, index) => {
    const named = z.looseObject({ actionType: z.string() }).safeParse(action);
    if (!named.success) throw malformed(index, `actions[${index}] needs an "actionType"`);
    const { actionType } = named.data;
    if (!isKind(actionType)) {
      throw refusedAction(501, index, `The embedded Content Lake does not support the action "${actionType}"`);
    }
    const parsed = schemas[actionType].safeParse(action);
    if (!parsed.success) throw malformed(index, `actions[${index}]${sentence(parsed.error)}`);
    // Name and fields were validated together just above.
    return { actionType, ...parsed.data } as Action;
  });
}

/** Ids of all documents that an action may read or write; `versionsOf` returns the existing drafts and versions. */
export function documentsOf(action: Action, versionsOf: (publishedId: string) => readonly string[]): string[] {
  const ids = Object.entries(action).flatMap(([field, value]) => {
    if (field === 'includeDrafts') return z.array(z.string()).parse(value);
    return field.endsWith('Id') && !field.startsWith('if') && typeof value === 'string' ? [value] : [];
  });
  const named =
    'document' in action ? (action.document?._id ?? '') : 'attributes' in action ? (action.attributes._id ?? '') : '';
  const roots = [...ids, named].filter((one) => one !== '').map(publishedId);
  return [
    ...new Set([...ids, named, ...roots, ...roots.flatMap((root) => [`drafts.${root}`, ...versionsOf(root)])]),
  ].filter((one) => one !== '');
}

/** Ids of the documents that an action deletes with their history. */
export function purgedBy(action: Action): string[] {
  if (!('purge' in action) || action.purge !== true) return [];
  switch (action.actionType) {
    case 'sanity.action.document.discard':
      return [action.draftId];
    case 'sanity.action.document.version.discard':
      return [action.versionId];
    case 'sanity.action.document.delete':
      return [action.publishedId, ...action.includeDrafts];
  }
}

/** Performs one action, as the mutations that the Content Lake turns it into. */
export function perform(action: Action, index: number, workspace: Workspace): void {
  const apply = (mutation: Parameters<Workspace['apply']>[0]): void => void workspace.apply(mutation, index);
  const existing = (wanted: string) => {
    const found = workspace.get(wanted);
    if (found === undefined) throw notThere(index, wanted);
    return found;
  };
  const expectRevision = (wanted: string, expected: string | null | undefined): void => {
    const current = workspace.get(wanted)?._rev;
    if (typeof expected === 'string' && expected !== current) throw revisionDiffers(index, wanted, current, expected);
  };
  const pair = (draft: string, root: string): void => {
    if (publishedId(draft) !== root) throw malformed(index, `"${draft}" is no draft of "${root}"`);
  };

  switch (action.actionType) {
    case 'sanity.action.document.create': {
      const draft = action.attributes._id ?? `drafts.${action.publishedId}`;
      if (publishedId(draft) !== action.publishedId || isPublished(draft))
        throw malformed(index, `"${draft}" is no draft of "${action.publishedId}"`);
      if (action.ifExists === 'fail' && workspace.get(action.publishedId) !== undefined) {
        throw refusedAction(409, index, `Document "${action.publishedId}" is published already`);
      }
      const content = { ...action.attributes, _id: draft };
      return apply(action.ifExists === 'ignore' ? { createIfNotExists: content } : { create: content });
    }
    case 'sanity.action.document.edit': {
      if (!isVersion(action.draftId)) pair(action.draftId, action.publishedId);
      if (workspace.get(action.draftId) === undefined)
        apply({ create: copyOf(existing(action.publishedId), action.draftId) });
      return apply({ patch: { ...action.patch, id: action.draftId } });
    }
    case 'sanity.action.document.publish': {
      pair(action.draftId, action.publishedId);
      const draft = existing(action.draftId);
      expectRevision(action.draftId, action.ifDraftRevisionId);
      expectRevision(action.publishedId, action.ifPublishedRevisionId);
      const since = workspace.get(action.publishedId)?._createdAt ?? draft._createdAt;
      apply({ createOrReplace: { ...strengthened(copyOf(draft, action.publishedId)), _createdAt: since } });
      return apply({ delete: { id: action.draftId } });
    }
    case 'sanity.action.document.unpublish': {
      pair(action.draftId, action.publishedId);
      const document = existing(action.publishedId);
      apply({ createIfNotExists: copyOf(document, action.draftId) });
      return apply({ delete: { id: action.publishedId } });
    }
    case 'sanity.action.document.discard':
      existing(action.draftId);
      return apply({ delete: { id: action.draftId } });
    case 'sanity.action.document.delete': {
      const named = [action.publishedId, ...action.includeDrafts];
      const other = workspace.ids().find((one) => publishedId(one) === action.publishedId && !named.includes(one));
      if (other !== undefined)
        throw refusedAction(
          409,
          index,
          `Document "${action.publishedId}" has the draft or version "${other}", which is not named`,
        );
      if (!named.some((one) => workspace.get(one) !== undefined)) throw notThere(index, action.publishedId);
      return named.forEach((one) => apply({ delete: { id: one } }));
    }
    case 'sanity.action.document.replaceDraft': {
      const draft = `drafts.${action.publishedId}`;
      if (workspace.get(draft) === undefined) existing(action.publishedId);
      return apply({ createOrReplace: { ...action.attributes, _id: draft } });
    }
    case 'sanity.action.document.version.create': {
      const content = action.document ?? versionOfBase(action, index, workspace);
      expectRevision(action.baseId ?? '', action.ifBaseRevisionId);
      if (content._id === undefined || isPublished(content._id))
        throw malformed(index, `actions[${index}].document._id: is no id of a version`);
      return apply({ create: content });
    }
    case 'sanity.action.document.version.discard':
      if (isPublished(action.versionId)) throw malformed(index, `"${action.versionId}" is no version`);
      existing(action.versionId);
      return apply({ delete: { id: action.versionId } });
    case 'sanity.action.document.version.replace': {
      existing(action.document._id ?? '');
      return apply({ createOrReplace: action.document });
    }
    case 'sanity.action.document.version.unpublish': {
      const document = workspace.get(action.versionId) ?? existing(action.publishedId);
      const system = typeof document._system === 'object' && document._system !== null ? document._system : {};
      return apply({
        createOrReplace: { ...copyOf(document, action.versionId), _system: { ...system, delete: true } },
      });
    }
  }
}

function versionOfBase(
  action: { baseId?: string; versionId?: string; publishedId: string },
  index: number,
  workspace: Workspace,
): Content {
  const { baseId, versionId: target } = action;
  if (baseId === undefined || target === undefined)
    throw malformed(index, `actions[${index}] needs a "document", or "baseId" and "versionId"`);
  const base = workspace.get(baseId);
  if (base === undefined) throw notThere(index, baseId);
  return copyOf(base, target.includes('.') ? target : `versions.${target}.${action.publishedId}`);
}

function copyOf(document: Content, target: string): Content {
  const { _rev, _updatedAt, ...content } = document;
  return { ...content, _id: target };
}
