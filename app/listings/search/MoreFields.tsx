import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { roomFields, type RoomField } from '../domain/codes.ts';
import type { FieldProps } from './field-props.ts';
import { RoomCounter } from './RoomCounter.tsx';

interface Props extends FieldProps {
  rooms: readonly RoomField[];
  /** All fields are visible at once. */
  unfolded?: boolean;
}

/** What fewer visitors ask for: folded in the bar unless something of it is set. */
export function MoreFields({ draft, change, place, rooms, unfolded = false }: Props) {
  const { t } = useTranslation();
  const id = useId();
  // It does not fold under the hand that counts back to 0.
  const [openAtFirst] = useState(
    unfolded || draft.text !== '' || Object.values(draft.rooms).some((count) => count > 0),
  );
  const fields = (
    <div className="search-more">
      <div className="search-text">
        <label htmlFor={id} className={labelStyle}>
          {t('search.text')}
        </label>
        <input
          id={id}
          name="search"
          type="search"
          maxLength={100}
          value={draft.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          className={fieldStyle}
        />
      </div>
      {roomFields
        .filter(({ field }) => rooms.includes(field))
        .map(({ field, parameter }) => (
          <RoomCounter
            key={field}
            name={parameter}
            label={t(`rooms.${field}`)}
            count={draft.rooms[parameter] ?? 0}
            onChange={(count) => change({ rooms: { ...draft.rooms, [parameter]: count } })}
          />
        ))}
    </div>
  );
  if (place === 'sheet') return fields;
  return (
    <details open={openAtFirst} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 underline decoration-1 underline-offset-4">
        {t('search.more')}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {fields}
    </details>
  );
}
