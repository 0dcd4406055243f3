import { useToast } from '@sanity/ui';
import { useEffect } from 'react';
import { useTexts } from '../texts/index.ts';
import type { UploadRefusals } from './upload-refusals.ts';

const second = 1_000;

/** A toast that says why an upload was refused. */
export function UploadRefusalToasts({ refusals }: { refusals: UploadRefusals }) {
  const { push } = useToast();
  const t = useTexts();
  useEffect(
    () =>
      refusals.subscribe((refusal) => {
        const title =
          'sentence' in refusal
            ? refusal.sentence
            : t(refusal.tooLarge === 'images' ? 'upload.picture-too-large' : 'upload.file-too-large', {
                megabytes: refusal.megabytes,
              });
        push({ status: 'error', title, closable: true, duration: 30 * second });
      }),
    [refusals, push, t],
  );
  return null;
}
