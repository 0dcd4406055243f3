import { useMemo } from 'react';
import { useFormValue, type StringInputProps } from 'sanity';
import { isRecord } from '../../schemas/rules/record.ts';
import { PropertyInput } from './PropertyInput.tsx';

/** What a relation of a module points at: properties are searched, everything else is listed or typed. */
export function RelationIdInput(props: StringInputProps) {
  const kind = useFormValue([...props.path.slice(0, -1), 'type']);
  const { schemaType, value } = props;
  const offered = useMemo(() => withoutFormer(schemaType, value), [schemaType, value]);
  if (kind === 'property') return <PropertyInput {...props} />;
  return props.renderDefault({ ...props, schemaType: offered });
}

/** The choices of an earlier version are offered only where one of them is stored. */
function withoutFormer(type: StringInputProps['schemaType'], stored: string | undefined) {
  const list = type.options?.list?.filter(
    (choice) => !isRecord(choice) || !('former' in choice) || choice.value === stored,
  );
  return list === undefined ? type : { ...type, options: { ...type.options, list } };
}
