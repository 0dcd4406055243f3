import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { roomFields } from '../domain/codes.ts';
import type { FieldProps } from './field-props.ts';
import { FilterFields } from './FilterFields.tsx';
import { RadiusField } from './RadiusField.tsx';
import { RoomCounter } from './RoomCounter.tsx';
import type { SearchFields } from './search-options.ts';

interface Props extends FieldProps {
  fields: Pick<SearchFields, 'city' | 'rooms' | 'filters'>;
  /** All fields are visible at once. */
  unfolded?: boolean;
}

/** What fewer visitors ask for: folded in the bar unless something of it is set. */
export function MoreFields({ fields: shown, unfolded = false, ...field }: Props) {
  const { draft, change, place } = field;
  const { t } = useTranslation();
  const id = useId();
  // It does not fold under the hand that counts back to 0.
  const [openAtFirst] = useState(
    unfolded || draft.text !== '' || draft.radius !== null || Object.values(draft.rooms).some((count) => count > 0),
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
      {shown.city && <RadiusField {...field} />}
      {roomFields
        .filter(({ field: room }) => shown.rooms.includes(room))
        .map(({ field: room, parameter }) => (
          <RoomCounter
            key={room}
            name={parameter}
            label={t(`rooms.${room}`)}
            count={draft.rooms[parameter] ?? 0}
            onChange={(count) => change({ rooms: { ...draft.rooms, [parameter]: count } })}
          />
        ))}
      <FilterFields {...field} names={shown.filters} />
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
