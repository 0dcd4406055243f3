import { useCombobox, useMultipleSelection } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './Chip.tsx';
import { fieldStyle, labelStyle } from './field.ts';

export interface ComboboxOption {
  value: string;
  text: string;
  /** Shown behind the text, such as how many there are. */
  note?: string;
}

interface Props {
  label: string;
  /** Each chosen option travels as a hidden field of this name. */
  name: string;
  options: readonly ComboboxOption[];
  defaultChosen?: readonly string[];
  placeholder?: string;
  onChange?: (chosen: readonly string[]) => void;
}

/** As many as a list shows before one types. */
const shown = 60;

/** Type to find, choose several, by keyboard and screen reader as well (the ARIA combobox pattern). */
export function Combobox({ label, name, options, defaultChosen = [], placeholder, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { selectedItems, addSelectedItem, removeSelectedItem, getDropdownProps, getSelectedItemProps } =
    useMultipleSelection<ComboboxOption>({
      initialSelectedItems: options.filter(({ value }) => defaultChosen.includes(value)),
      itemToKey: (option) => option?.value,
      onSelectedItemsChange: ({ selectedItems: chosen = [] }) => onChange?.(chosen.map(({ value }) => value)),
    });
  const isChosen = ({ value }: ComboboxOption) => selectedItems.some((each) => each.value === value);
  const found = options.filter(({ text }) => simplified(text).includes(simplified(typed))).slice(0, shown);
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getLabelProps, getMenuProps, getToggleButtonProps } =
    useCombobox<ComboboxOption>({
      id,
      items: found,
      inputValue: typed,
      selectedItem: null,
      itemToString: (option) => option?.text ?? '',
      isItemDisabled: () => false,
      stateReducer: (_state, { type, changes }) =>
        // The list stays open, so that several can be chosen in one go.
        type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick
          ? { ...changes, isOpen: true, inputValue: '' }
          : changes,
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        if (isChosen(selectedItem)) removeSelectedItem(selectedItem);
        else addSelectedItem(selectedItem);
      },
    });
  return (
    <div className="relative">
      <label {...getLabelProps()} className={labelStyle}>
        {label}
      </label>
      {selectedItems.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {selectedItems.map((option, index) => (
            <li key={option.value} {...getSelectedItemProps({ selectedItem: option, index })}>
              <Chip
                removeLabel={t('combobox.remove', { name: option.text })}
                onRemove={() => removeSelectedItem(option)}
              >
                {option.text}
              </Chip>
              <input type="hidden" name={name} value={option.value} />
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...getInputProps(getDropdownProps({ preventKeyAction: isOpen }))}
          placeholder={placeholder}
          className={`${fieldStyle} pr-11`}
        />
        <button
          type="button"
          {...getToggleButtonProps({ 'aria-label': t('combobox.open') })}
          className="absolute inset-y-0 right-0 inline-flex w-11 cursor-pointer items-center justify-center"
        >
          <ChevronDown size={18} aria-hidden />
        </button>
      </div>
      <ul
        {...getMenuProps()}
        className={
          isOpen
            ? 'absolute z-30 mt-1 max-h-72 w-full overflow-y-auto rounded-base border border-line bg-surface py-1 shadow-float'
            : 'hidden'
        }
      >
        {isOpen &&
          found.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index, 'aria-selected': isChosen(option) })}
              className={`flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 ${highlightedIndex === index ? 'bg-ochre-tint' : ''}`}
            >
              <span className="grow">{option.text}</span>
              {option.note && <span className="text-small text-slate-soft figures">{option.note}</span>}
              <Check size={18} aria-hidden className={isChosen(option) ? '' : 'invisible'} />
            </li>
          ))}
        {isOpen && found.length === 0 && <li className="px-3 py-2 text-slate-soft">{t('combobox.none')}</li>}
      </ul>
    </div>
  );
}

/** `Liège` is found by `liege`. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
