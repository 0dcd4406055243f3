import { useFormValue, type StringInputProps } from 'sanity';
import { PropertyInput } from './PropertyInput.tsx';

/** What a relation of a module points at: properties are searched, everything else is listed or typed. */
export function RelationIdInput(props: StringInputProps) {
  const kind = useFormValue([...props.path.slice(0, -1), 'type']);
  return kind === 'property' ? <PropertyInput {...props} /> : props.renderDefault(props);
}
