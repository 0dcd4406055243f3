import { useCombobox } from 'downshift';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, type ChangeEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Chip } from './Chip.tsx';
import type { Elsewhere } from './elsewhere.ts';
import { fieldStyle, labelStyle } from './field.ts';
import { matchingOptions, type MatchedOption } from './matching-options.ts';
import { listWhereThereIsRoom } from './room.ts';
import './combobox.css';

export interface ComboboxOption extends MatchedOption {
  value: string;
  /** Shown after the text, such as a count; `noteLabel` is its accessible text. */
  note?: string;
  noteLabel?: string;
}

interface Props {
  label: string;
  /** Each chosen option is submitted as a hidden field of this name. */
  name: string;
  options: readonly ComboboxOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Text in the field that is not a chosen option; it stays until the visitor deletes it. */
  typed: string;
  onType: (typed: string) => void;
  maxLength?: number;
  placeholder?: string;
  /** Message if there are no options at all. */
  emptyText?: string;
  /** Message if no option matches; by default that nothing was found. */
  noneText?: string;
  /** Classes of a cell in a bar, with a fixed height and the choices inside. By default, a field with chips above. */
  cell?: { root: string; label: string; input: string };
  /** Whether it fills the screen: the list is open below the field, which is focused from the start. */
  alone?: boolean;
  elsewhere?: Elsewhere;
  field?: RefObject<HTMLInputElement>;
}

/** Maximum number of options shown before the visitor types. */
const shown = 60;

/** A multi-select with type-ahead, accessible by keyboard and screen reader (the ARIA combobox pattern). */
export function Combobox({ label, name, options, chosen, onChange, typed, onType, ...props }: Props) {
  const { placeholder, emptyText, noneText, maxLength, cell, alone = false, elsewhere, field: input } = props;
  const { t } = useTranslation();
  const id = useId();
  const selectedItems = chosen.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const isChosen = ({ value }: ComboboxOption) => chosen.includes(value);
  const found = matchingOptions(options, typed).slice(0, shown);
  const { root, pressedInside } = useLastPress();
  const { isOpen, highlightedIndex, closeMenu, ...parts } = useCombobox<ComboboxOption>({
    id,
    items: found,
    ...(alone ? { isOpen: true } : {}),
    inputValue: typed,
    selectedItem: null,
    // No option may count as selected: downshift would treat the next letter as a new choice and clear the text.
    itemToKey: () => null,
    itemToString: (option) => option?.text ?? '',
    stateReducer: (state, { type, changes, selectItem }) => {
      const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
      // A choice closes the list, because it covers other fields. Typing and arrow keys open it again.
      if (type === InputKeyDownEnter || type === ItemClick) {
        return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
      }
      // A blur caused by a press has no `selectItem`. A press that slips out of the list or the text must change
      // nothing.
      if (type === InputBlur && selectItem === undefined && pressedInside.current) return state;
      // Leaving the field selects nothing: the highlighted option was not confirmed.
      return type === InputBlur ? { ...changes, selectedItem: null, inputValue: typed } : changes;
    },
    onInputValueChange: ({ inputValue }) => onType(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onChange(
        isChosen(selectedItem)
          ? chosen.filter((value) => value !== selectedItem.value)
          : [...chosen, selectedItem.value],
      );
    },
  });
  const { field, list } = useRoom(isOpen);
  const inWords = selectedItems.map(({ text }) => text).join(', ');
  const nothing = (options.length === 0 ? emptyText : noneText) ?? t('combobox.none');
  const chips = !cell && selectedItems.length > 0 && (
    <ul className="combobox-chosen">
      {selectedItems.map((option) => (
        <li key={option.value}>
          <Chip
            removeLabel={t('combobox.remove', { name: option.text })}
            onRemove={() => onChange(chosen.filter((value) => value !== option.value))}
          >
            {option.text}
          </Chip>
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={root} className={cell?.root ?? 'combobox'} data-alone={alone || undefined}>
      <label {...parts.getLabelProps()} className={cell?.label ?? labelStyle}>
        {label}
      </label>
      {!alone && chips}
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <div ref={field} className="combobox-field">
        <input
          {...parts.getInputProps({
            ref: alone ? focusFirst : input,
            // Keeps the on-screen keyboard closed, because focusing the field would open it.
            onMouseDown: (event: MouseEvent) => {
              if (elsewhere?.applies()) event.preventDefault();
            },
            onClick: ({ nativeEvent }: MouseEvent) => {
              if (!elsewhere?.applies()) return;
              Object.assign(nativeEvent, { preventDownshiftDefault: true });
              elsewhere.open();
            },
            // Synchronous, not after the next paint: a fast typist who presses an arrow key expects the options for the
            // whole text.
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value),
            onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
              if (key === 'Backspace' && typed === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
              if (key === 'Enter' && highlightedIndex === -1 && !nativeEvent.isComposing) {
                // No option is highlighted: Enter submits the form with the typed text.
                Object.assign(nativeEvent, { preventDownshiftDefault: true });
                closeMenu();
              }
            },
          })}
          aria-describedby={`${id}-chosen`}
          maxLength={maxLength}
          placeholder={(cell && inWords) || placeholder}
          data-chosen={(cell && chosen.length > 0) || undefined}
          className={cell?.input ?? `${fieldStyle} pr-11`}
        />
        {!cell && !alone && (
          <button
            type="button"
            {...parts.getToggleButtonProps({ 'aria-label': t('combobox.open') })}
            className="combobox-toggle"
          >
            <ChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {alone && chips}
      <ul
        {...parts.getMenuProps({
          ref: list,
          'aria-label': label,
          // Keeps the focus in the field, even when the list's edge is pressed.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        })}
        aria-multiselectable
        className={isOpen ? 'combobox-list' : 'hidden'}
      >
        {isOpen &&
          found.map((option, index) => (
            <li
              key={option.value}
              {...parts.getItemProps({ item: option, index, 'aria-selected': isChosen(option) })}
              className="combobox-option"
              data-marked={highlightedIndex === index || undefined}
            >
              <span className="grow">{option.text}</span>
              {option.note && (
                <span className="text-small text-slate-soft figures">
                  <span aria-hidden>{option.note}</span>
                  <span className="sr-only">{option.noteLabel ?? option.note}</span>
                </span>
              )}
              <Check size={18} aria-hidden className={isChosen(option) ? '' : 'invisible'} />
            </li>
          ))}
        {isOpen && found.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled className="px-3 py-2 text-slate-soft">
            {nothing}
          </li>
        )}
      </ul>
      <span id={`${id}-chosen`} className="sr-only">
        {inWords && t('combobox.chosen', { names: inWords })}
      </span>
      <span role="status" className="sr-only">
        {isOpen && typed !== '' && (found.length === 0 ? nothing : t('combobox.found', { count: found.length }))}
      </span>
    </div>
  );
}

/** Sets the attribute that an opening dialog looks for; React would focus the field before it is open. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

/** Opens the list on the side with room. Presses and keys open it, so React runs the effect before the next paint. */
function useRoom(isOpen: boolean) {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (field.current && list.current) listWhereThereIsRoom(field.current, list.current);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen]);
  return { field, list };
}

/** Whether the last press began inside an element. */
function useLastPress() {
  const root = useRef<HTMLDivElement>(null);
  const pressedInside = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      pressedInside.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  return { root, pressedInside };
}
