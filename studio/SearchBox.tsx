import { TextInput } from '@sanity/ui';
import { useEffect, useState, type ComponentProps } from 'react';

const typingPause = 300;

interface Props extends Pick<
  ComponentProps<typeof TextInput>,
  'id' | 'icon' | 'maxLength' | 'placeholder' | 'aria-label'
> {
  text: string;
  onChange: (text: string) => void;
}

/** A field to search a list of the site with; it is asked once typing pauses. */
export function SearchBox({ text, onChange, ...input }: Props) {
  const [typed, setTyped] = useState({ words: text, of: text });
  // The text may also change from outside: browser back, or a cleared filter.
  if (typed.of !== text) setTyped({ words: text, of: text });
  useEffect(() => {
    if (typed.words === text) return;
    const timer = setTimeout(() => onChange(typed.words), typingPause);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      {...input}
      type="search"
      fontSize={1}
      padding={3}
      value={typed.words}
      onChange={({ currentTarget }) => setTyped({ words: currentTarget.value, of: text })}
    />
  );
}
