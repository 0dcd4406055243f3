import { TextInput } from '@sanity/ui';
import { useEffect, useState } from 'react';

const typingPause = 800;

interface Props {
  id: string;
  /** ISO day; null: none. */
  day: string | null;
  onChange: (day: string | null) => void;
}

/** A day that is stored once typing pauses: on the way to 2026 a date passes through the year 2. */
export function DayInput({ id, day, onChange }: Props) {
  const shown = day ?? '';
  const [typed, setTyped] = useState({ value: shown, of: shown });
  // It may also change from outside: a colleague, or a change that was refused.
  if (typed.of !== shown) setTyped({ value: shown, of: shown });
  useEffect(() => {
    if (typed.value === shown || (typed.value !== '' && typed.value < '2000')) return;
    const timer = setTimeout(() => onChange(typed.value || null), typingPause);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      id={id}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      fontSize={1}
      padding={3}
      value={typed.value}
      onChange={({ currentTarget }) => setTyped({ value: currentTarget.value, of: shown })}
    />
  );
}
