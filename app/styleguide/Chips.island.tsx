import { useState } from 'react';
import { Chip } from '~/ui/Chip.tsx';

export const wakes = 'idle';

export default function Chips() {
  const [chips, setChips] = useState(['Gent', 'House', '2 bedrooms or more']);
  return (
    <p className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <Chip key={chip} removeLabel="Remove" onRemove={() => setChips(chips.filter((each) => each !== chip))}>
          {chip}
        </Chip>
      ))}
    </p>
  );
}
