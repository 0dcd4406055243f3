import { isRecord } from './translated.ts';

/** What is wrong with a link an editor is making, or null. An empty link is the business of the field that holds it. */
export function linkProblem(link: unknown): string | null {
  if (!isRecord(link)) return null;
  switch (link.kind) {
    case 'page':
      return isRecord(link.reference) && link.reference._ref ? null : 'Choose the page this link leads to.';
    case 'property':
      return typeof link.propertyId === 'string' && link.propertyId.trim() !== ''
        ? null
        : 'Fill in the number of the property.';
    case 'url':
      return typeof link.url === 'string' && isAddress(link.url)
        ? null
        : 'Fill in an address that begins with https://, mailto:, tel: or a single slash.';
    default:
      return 'Choose where this link leads.';
  }
}

/** What may stand in an href: never `javascript:` or a scheme that hides the host. */
export function isAddress(value: string): boolean {
  return /^(?:https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d ]+|\/(?!\/)\S*)$/.test(value);
}
