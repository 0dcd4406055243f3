import { Select } from '@sanity/ui';
import { useMemo } from 'react';
import { set, unset, useFormValue, type StringInputProps } from 'sanity';
import type { Choice } from '../../schemas/modules/relations.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { PropertyInput } from './PropertyInput.tsx';
import { chosenKinds } from './search-choices.ts';
import { SearchChoiceInput } from './SearchChoiceInput.tsx';

/** What a module's relation names: a property, town or type is searched, anything else chosen from a list. */
export function RelationIdInput(props: StringInputProps) {
  const kind = useFormValue([...props.path.slice(0, -1), 'type']);
  const { schemaType, value } = props;
  const offered = useMemo(() => withoutFormer(schemaType, value), [schemaType, value]);
  if (kind === 'property') return <PropertyInput {...props} />;
  const searched = chosenKinds.find((each) => each === kind);
  if (searched !== undefined)
    return <SearchChoiceInput {...props} key={searched} kind={searched} help={ofKind(schemaType, 'helps', kind)} />;
  const choices = ofKind<readonly Choice[]>(schemaType, 'choices', kind);
  if (choices !== null) return <ListInput {...props} choices={choices} />;
  return props.renderDefault({ ...props, schemaType: offered });
}

/** One of the few that a kind has, where other kinds have none to choose from. */
function ListInput({
  choices,
  value,
  readOnly,
  onChange,
  elementProps,
}: StringInputProps & { choices: readonly Choice[] }) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <Select
      {...elementProps}
      value={value ?? ''}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))}
    >
      <option value="" />
      {value !== undefined && !isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </Select>
  );
}

/** What the schema says of a kind, where there are several. */
function ofKind<Said = string>(
  { options }: StringInputProps['schemaType'],
  name: 'helps' | 'choices',
  kind: unknown,
): Said | null {
  const said: unknown = isRecord(options) ? options[name] : null;
  return isRecord(said) && typeof kind === 'string' ? ((said[kind] as Said | undefined) ?? null) : null;
}

/** Choices of earlier versions are offered only where one of them is stored. */
function withoutFormer(type: StringInputProps['schemaType'], stored: string | undefined) {
  const list = type.options?.list?.filter(
    (choice) => !isRecord(choice) || !('former' in choice) || choice.value === stored,
  );
  return list === undefined ? type : { ...type, options: { ...type.options, list } };
}
