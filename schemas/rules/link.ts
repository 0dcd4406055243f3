import { isRecord } from './record.ts';
import { words } from './words.ts';

interface LinkProblem {
  message: string;
  /** The field of the link that causes the problem. */
  path: string[];
}

/** The problem with a link, or null. A link without a kind is accepted: the field decides whether it is required. */
export function linkProblem(link: unknown): LinkProblem | null {
  if (!isRecord(link)) return null;
  switch (link.kind) {
    case undefined:
      return null;
    case 'page':
      return isRecord(link.reference) && link.reference._ref
        ? null
        : { message: words.linkPageRequired, path: ['reference'] };
    case 'property':
      return typeof link.propertyId === 'string' && link.propertyId.trim() !== ''
        ? null
        : { message: words.linkPropertyRequired, path: ['propertyId'] };
    case 'url':
      return typeof link.url === 'string' && isAddress(link.url)
        ? null
        : { message: words.linkUrlFormat, path: ['url'] };
    default:
      return { message: words.linkKindRequired, path: ['kind'] };
  }
}

/** Requires a complete link, for fields that cannot do without one. */
export function requiredLink(link: unknown): LinkProblem | true {
  if (!isRecord(link) || link.kind === undefined) return { message: words.linkKindRequired, path: ['kind'] };
  return linkProblem(link) ?? true;
}

/** Whether a string may be used as an href: never `javascript:` or a scheme that hides the host. */
export function isAddress(value: string): boolean {
  return /^(?:https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d ]+|\/(?!\/)\S*)$/.test(value);
}
