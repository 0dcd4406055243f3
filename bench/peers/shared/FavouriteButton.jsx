'use client';

import { useState } from 'react';
import { Icon } from './Icon.jsx';

export function FavouriteButton({ title }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Bewaren bij favorieten: ${title}`}
      className="favourite-button absolute top-3 right-3 z-10"
      onClick={() => setSaved(!isSaved)}
    >
      <Icon name="heart" />
    </button>
  );
}
