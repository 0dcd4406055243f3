import { useEffect, useRef } from 'react';
import { usePerspective, useSetPerspective, type DocumentActionComponent } from 'sanity';

/**
 * "Unpublish", which then shows the draft that is left. Sanity stays at the published document, which is gone: an empty
 * form without a way back (10.307).
 */
export function showingDraft(unpublish: DocumentActionComponent): DocumentActionComponent {
  if (unpublish.action !== 'unpublish') return unpublish;
  const UnpublishAndShowDraft: DocumentActionComponent = (props) => {
    const { selectedPerspective } = usePerspective();
    const setPerspective = useSetPerspective();
    const wasPublished = useRef(false);
    const isGone = wasPublished.current && props.published === null && props.draft !== null;
    useEffect(() => {
      wasPublished.current = props.published !== null;
      if (isGone && selectedPerspective === 'published') setPerspective('drafts');
    }, [isGone, props.published, selectedPerspective, setPerspective]);
    return unpublish(props);
  };
  return Object.assign(UnpublishAndShowDraft, { action: unpublish.action, displayName: 'UnpublishAndShowDraft' });
}
