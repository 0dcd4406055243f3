import { isRecord } from './document.ts';

/** Ids that a document references strongly: they must exist, and cannot be deleted while referenced. */
export function strongReferences(document: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isRecord(value)) return;
    // References into other datasets and projects cannot be checked from here.
    const elsewhere =
      value._dataset !== undefined || value._projectId !== undefined || value._type === 'globalDocumentReference';
    if (typeof value._ref === 'string' && value._weak !== true && !elsewhere) found.add(value._ref);
    Object.values(value).forEach(visit);
  };
  visit(document);
  return found;
}

/** Makes references strong that were weak until their document was published. */
export function strengthened<Value>(value: Value): Value {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (!isRecord(part)) return part;
    const { _strengthenOnPublish, _weak, ...rest } = part;
    const strong = typeof part._ref === 'string' && isRecord(_strengthenOnPublish);
    const staysWeak = strong && _strengthenOnPublish.weak === true;
    const fields = strong ? { ...rest, ...(staysWeak ? { _weak: true } : {}) } : part;
    return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, visit(inner)]));
  };
  // The type is preserved, because only references inside change.
  return visit(value) as Value;
}
