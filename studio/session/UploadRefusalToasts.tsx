import { useToast } from '@sanity/ui';
import { useEffect } from 'react';
import { useRefusalText } from './refusal-text.ts';
import type { UploadRefusals } from './upload-refusals.ts';

const second = 1_000;

/** A toast that says why an upload was refused; pictures dropped on a list have no field yet that could say so. */
export function UploadRefusalToasts({ refusals }: { refusals: UploadRefusals }) {
  const { push } = useToast();
  const textOf = useRefusalText();
  useEffect(
    () =>
      refusals.subscribe((refusal) =>
        push({ status: 'error', title: textOf(refusal), closable: true, duration: 30 * second }),
      ),
    [refusals, push, textOf],
  );
  return null;
}
