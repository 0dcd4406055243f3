import { useMemo } from 'react';
import type { ObjectInputProps } from 'sanity';
import { useLanguages } from './languages-context.ts';

/** The maximum number of columns in which rich and multiline text remains usable. */
const columnLimits: Record<string, number> = { translatedRichText: 1, translatedText: 2 };
const defaultLimit = 2;

/** A translated value, one column per language that the editor chose to see or that has a validation problem. */
export function TranslatedInput(props: ObjectInputProps) {
  const { shown } = useLanguages();
  const focused = props.focusPath[0];
  const members = props.members.filter(
    (member) =>
      member.kind !== 'field' ||
      shown.some((language) => language === member.name) ||
      member.name === focused ||
      props.validation.some(({ path }) => path.at(-1) === member.name),
  );
  const columns = Math.min(members.length, columnLimits[props.schemaType.name] ?? defaultLimit);
  const schemaType = useMemo(
    () => ({ ...props.schemaType, options: { ...props.schemaType.options, columns } }),
    [props.schemaType, columns],
  );
  return props.renderDefault({ ...props, members, schemaType });
}
