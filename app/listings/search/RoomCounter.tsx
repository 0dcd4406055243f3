import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { roomCountLimit } from '../domain/codes.ts';
import { roomCount, stepRoomCount } from '../domain/rules/rooms.ts';

interface Props {
  name: string;
  label: string;
  count: number;
  onChange: (count: number) => void;
}

/**
 * Minimum number of rooms. Without JavaScript a number field; with it, buttons are added and the value is announced.
 */
export function RoomCounter({ name, label, count, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className={`${buttonStyles.icon} shrink-0 noscript:hidden`}
      aria-label={t(by > 0 ? 'search.moreRooms' : 'search.fewerRooms', { room: label })}
      aria-disabled={by < 0 ? count === 0 : count === roomCountLimit}
      onClick={() => onChange(stepRoomCount(count, by))}
    >
      {by > 0 ? <Plus size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
    </button>
  );
  return (
    <div className="room-counter">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <div className="flex items-center">
        {step(-1)}
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={roomCountLimit}
          value={count}
          onChange={(event) => onChange(roomCount(event.currentTarget.value))}
          className="room-count figures"
        />
        {step(1)}
      </div>
      <span role="status" className="sr-only">
        {count > 0 && t('search.roomsChosen', { room: label, count })}
      </span>
    </div>
  );
}
