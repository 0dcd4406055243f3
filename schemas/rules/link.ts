import { isRecord } from './record.ts';
import { words } from './words.ts';

interface LinkProblem {
  message: string;
  /** The field of the link that is to blame. */
  path: string[];
}

/** What is wrong with a link an editor is making, or null. No link at all is the business of the field that holds it. */
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

/** Refuses what leads nowhere; for links that are the point of what holds them. */
export function requiredLink(link: unknown): LinkProblem | true {
  if (!isRecord(link) || link.kind === undefined) return { message: words.linkKindRequired, path: ['kind'] };
  return linkProblem(link) ?? true;
}

/** What may stand in an href: never `javascript:` or a scheme that hides the host. */
export function isAddress(value: string): boolean {
  return /^(?:https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d ]+|\/(?!\/)\S*)$/.test(value);
}
