import { Box, Card, Stack, Text } from '@sanity/ui';
import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import type { ObjectInputProps } from 'sanity';
import { uploadRefusals } from '../lake-client.ts';
import { useRefusalText } from '../session/refusal-text.ts';
import type { UploadRefusal } from '../session/upload-refusals.ts';

/** The field that the last file was chosen for: it alone shows why that file is refused. */
let stopListening: (() => void) | null = null;

/** A picture or file: Sanity's own input, and below it why the last upload was refused. */
export function UploadInput(props: ObjectInputProps) {
  const textOf = useRefusalText();
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
  const own = useRef<(() => void) | null>(null);
  useEffect(() => () => own.current?.(), []);
  const listen = () => {
    setRefusal(null);
    stopListening?.();
    stopListening = own.current = uploadRefusals.subscribe(setRefusal);
  };
  return (
    <Stack
      space={3}
      onChangeCapture={({ target }: ChangeEvent) => isFileInput(target) && listen()}
      onDropCapture={({ dataTransfer }: DragEvent) => dataTransfer.files.length > 0 && listen()}
      onPasteCapture={({ clipboardData }: ClipboardEvent) => clipboardData.files.length > 0 && listen()}
    >
      <Box>{props.renderDefault(props)}</Box>
      {refusal && (
        <Card padding={3} radius={2} tone="critical" border role="alert" data-testid="upload-refusal">
          <Text size={1}>{textOf(refusal)}</Text>
        </Card>
      )}
    </Stack>
  );
}

const isFileInput = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'file';
