import { Select } from '@sanity/ui';
import { Labelled } from './Labelled.tsx';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; title: string }[];
  padding?: number;
  onChange: (value: Value) => void;
}

/** A labelled choice of one among few. */
export function Choice<Value extends string>({ label, value, options, padding = 3, onChange }: Props<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select
          id={id}
          fontSize={1}
          padding={padding}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(options.find((option) => option.value === currentTarget.value)?.value ?? value)
          }
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
