import { useEffect, useRef } from 'react';
import type { ObjectInputProps } from 'sanity';
import { ReviewNote } from '../review/ReviewNote.tsx';
import { hosted } from '../workspace.ts';

/**
 * The form of a document. A link to a field (from the missing translations or the preview) opens the tab that
 * contains the field; by default the form opens at its first tab.
 */
export function DocumentInput(props: ObjectInputProps) {
  const { focusPath, groups, onFieldGroupSelect, schemaType } = props;
  const followed = useRef(false);
  useEffect(() => {
    if (followed.current || groups.length === 0) return;
    followed.current = true;
    const own = schemaType.fields.find(({ name }) => name === focusPath[0])?.group;
    const group = Array.isArray(own) ? own[0] : own;
    if (group !== undefined && groups.some(({ name, selected }) => name === group && selected !== true)) {
      onFieldGroupSelect(group);
    }
  }, [focusPath, groups, onFieldGroupSelect, schemaType]);
  return (
    <>
      {!hosted && <ReviewNote documentId={String(props.value?._id ?? '')} />}
      {props.renderDefault(props)}
    </>
  );
}
