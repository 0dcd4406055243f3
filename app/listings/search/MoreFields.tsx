import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { roomFields } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
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

/** Less used fields. In the bar they are folded unless text is set. */
export function MoreFields({ fields: shown, unfolded = false, ...field }: Props) {
  const { draft, change, place } = field;
  const { t } = useTranslation();
  const id = useId();
  // Unfolded for text, so that it can be corrected at once; other values are visible as chips, and folding them keeps
  // the results higher. State, not derived: it must not fold while the visitor deletes the last word.
  const [openAtFirst] = useState(unfolded || draft.text !== '');
  const set = countSet(draft);
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
      {/* In the sheet it is placed below the city field. */}
      {shown.city && place === 'bar' && <RadiusField {...field} />}
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
    <details open={openAtFirst} className="search-fold-more group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 underline decoration-1 underline-offset-4">
        {t('search.more')}
        {set > 0 && <span className="figures"> ({set})</span>}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {fields}
    </details>
  );
}

/** Number of these fields that are set. */
function countSet({ text, radius, rooms, filters }: SearchCriteria): number {
  const counted = Object.values(rooms).filter((count) => count > 0).length + Object.keys(filters).length;
  return counted + (text === '' ? 0 : 1) + (radius === null ? 0 : 1);
}
