import { Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { useFormValue, type StringInputProps } from 'sanity';
import { isRecord } from '../../schemas/rules/record.ts';
import { PropertyInput } from './PropertyInput.tsx';

/** The id of a module's relation: properties are searched, everything else is chosen from a list or typed. */
export function RelationIdInput(props: StringInputProps) {
  const kind = useFormValue([...props.path.slice(0, -1), 'type']);
  const { schemaType, value } = props;
  const offered = useMemo(() => withoutFormer(schemaType, value), [schemaType, value]);
  if (kind === 'property') return <PropertyInput {...props} />;
  const help = helpFor(schemaType, kind);
  const input = props.renderDefault({ ...props, schemaType: offered });
  if (help === null) return input;
  return (
    <Stack space={2}>
      <Text size={1} muted>
        {help}
      </Text>
      {input}
    </Stack>
  );
}

/** A hint on what to type for the chosen kind, when there are several kinds. */
function helpFor({ options }: StringInputProps['schemaType'], kind: unknown): string | null {
  const helps = isRecord(options) && 'helps' in options ? options.helps : null;
  const help = isRecord(helps) && typeof kind === 'string' ? helps[kind] : null;
  return typeof help === 'string' ? help : null;
}

/** Choices of earlier versions are offered only where one of them is stored. */
function withoutFormer(type: StringInputProps['schemaType'], stored: string | undefined) {
  const list = type.options?.list?.filter(
    (choice) => !isRecord(choice) || !('former' in choice) || choice.value === stored,
  );
  return list === undefined ? type : { ...type, options: { ...type.options, list } };
}
