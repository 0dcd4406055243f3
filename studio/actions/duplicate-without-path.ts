import type { DocumentActionComponent, DocumentActionProps, SanityDocument } from 'sanity';

/** "Duplicate" for what has an address: the copy gets one of its own, since two cannot have the same (10.289). */
export function duplicatingWithoutPath(duplicate: DocumentActionComponent): DocumentActionComponent {
  if (duplicate.action !== 'duplicate') return duplicate;
  const DuplicateWithoutPath: DocumentActionComponent = (props) => {
    // Sanity's own action takes it, though the common type of actions does not say so.
    const given: DocumentActionProps & { mapDocument: typeof withoutPath } = { ...props, mapDocument: withoutPath };
    return duplicate(given);
  };
  return Object.assign(DuplicateWithoutPath, { action: duplicate.action, displayName: 'DuplicateWithoutPath' });
}

function withoutPath({ path: _path, ...copy }: SanityDocument): SanityDocument {
  return copy;
}
