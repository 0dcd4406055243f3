import { useCallback } from 'react';
import { useTexts, type Text } from '../texts/index.ts';
import type { UploadRefusal } from './upload-refusals.ts';

/** By the lake's code for a refused upload (`packages/lake/assets/failures.ts`). */
const texts: Readonly<Record<string, Text>> = {
  ASSET_TYPE: 'upload.type',
  ASSET_TOO_MANY_PIXELS: 'upload.too-many-pixels',
  ASSET_UNSAFE: 'upload.unsafe',
  ASSET_DAMAGED: 'upload.damaged',
};

/** Why an upload was refused, in the editor's language; in the lake's own words where it gives no code. */
export function useRefusalText(): (refusal: UploadRefusal) => string {
  const t = useTexts();
  return useCallback(
    (refusal) => {
      if ('tooLarge' in refusal) {
        const { tooLarge, megabytes } = refusal;
        return t(tooLarge === 'images' ? 'upload.picture-too-large' : 'upload.file-too-large', { megabytes });
      }
      const known = texts[refusal.code ?? ''];
      return known === undefined ? refusal.sentence : t(known);
    },
    [t],
  );
}
