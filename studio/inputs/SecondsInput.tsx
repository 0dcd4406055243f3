import { Flex, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { set, unset, type NumberInputProps } from 'sanity';
import { useTexts } from '../texts/index.ts';

/** A time that is stored in milliseconds and written in seconds. */
export function SecondsInput({ value, onChange, elementProps, validationError, readOnly }: NumberInputProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const { onFocus, onBlur, ref, id, 'aria-describedby': described } = elementProps;
  return (
    <Flex align="center" gap={2}>
      <TextInput
        id={id}
        ref={ref}
        type="number"
        inputMode="decimal"
        step={0.5}
        min={0}
        aria-describedby={described}
        customValidity={validationError}
        readOnly={readOnly}
        value={typed ?? (value === undefined ? '' : String(value / 1_000))}
        onFocus={onFocus}
        onBlur={(event) => {
          setTyped(null);
          onBlur(event);
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const seconds = currentTarget.valueAsNumber;
          onChange(Number.isNaN(seconds) ? unset() : set(Math.round(seconds * 1_000)));
        }}
      />
      <Text size={1} muted>
        {t('seconds.unit')}
      </Text>
    </Flex>
  );
}
