import type { FieldMetadata } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { PlaceOption } from '~/listings/search/place-option.ts';
import { TextField } from './fields.tsx';
import { usePlaces } from './use-places.ts';

type Text = FieldMetadata<string | undefined>;

/** The city of an address: suggests the cities of the postcode, and fills in the only one. */
export function CityField({ field, zip }: { field: Text; zip: Text }) {
  const { t } = useTranslation();
  const typed = (useTyped(zip) ?? '').trim();
  const places = usePlaces(/^(?:[a-z]{1,2}-?)?\d{4}$/i.test(typed) ? typed : '');
  const city = useTyped(field) ?? '';
  const [only, ...others] = places;
  const found = places.some(({ name }) => name === city);
  useEffect(() => {
    if (only !== undefined && others.length === 0) type(field.id, only.name, { ifEmpty: true });
  }, [only, others.length, field.id]);
  return (
    <div>
      <TextField field={field} autoComplete="address-level2" />
      {others.length > 0 && !found && (
        <Suggestions label={t('forms.citiesOfZip')} places={places} onPick={({ name }) => type(field.id, name)} />
      )}
    </div>
  );
}

/** Several places in one field: `Gent, 9300 Aalst`. Suggests completions for the last one. */
export function PlacesField({ field, help }: { field: Text; help: string }) {
  const { t } = useTranslation();
  const typed = useTyped(field) ?? '';
  const at = Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';')) + 1;
  const last = typed.slice(at).trim();
  const places = usePlaces(last).filter((place) => textOf(place) !== last);
  const pick = (place: PlaceOption) => {
    const before = typed.slice(0, at).trim();
    type(field.id, `${before}${before === '' ? '' : ' '}${textOf(place)}`);
  };
  return (
    <div>
      <TextField field={field} help={help} isAsked />
      {places.length > 0 && <Suggestions label={t('forms.placesFound')} places={places} onPick={pick} withZip />}
    </div>
  );
}

const textOf = ({ name, zip }: PlaceOption) => `${name} ${zip}`;

function Suggestions({
  label,
  places,
  onPick,
  withZip = false,
}: {
  label: string;
  places: readonly PlaceOption[];
  onPick: (place: PlaceOption) => void;
  withZip?: boolean;
}) {
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {places.map((place) => (
        <li key={textOf(place)}>
          <button
            type="button"
            onClick={() => onPick(place)}
            className="min-h-11 cursor-pointer rounded-base border border-slate bg-surface px-3 text-small font-semibold hover:bg-slate hover:text-surface"
          >
            {withZip ? textOf(place) : place.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The field's current value, whether typed, autofilled or restored from a draft. */
function useTyped({ id, initialValue }: Text): string | undefined {
  const [value, setValue] = useState(initialValue);
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const read = () => setValue(input.value);
    // It may have been typed before hydration.
    read();
    input.addEventListener('input', read);
    input.addEventListener('change', read);
    return () => {
      input.removeEventListener('input', read);
      input.removeEventListener('change', read);
    };
  }, [id]);
  return value;
}

/** Sets a value as if the visitor had typed it. */
function type(id: string, value: string, { ifEmpty = false } = {}): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement) || (ifEmpty && input.value.trim() !== '')) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (!ifEmpty) input.focus();
}
