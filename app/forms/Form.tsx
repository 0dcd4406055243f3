import { Island } from '~/ui/islands/Island.tsx';
import type { FormProps, FormResult } from './form.ts';
import LiveForm from './LiveForm.island.tsx';
import { formParts } from './form-parts.ts';

/** A form: without scripts a plain one, and taken over, with what was typed by then, when somebody touches it. */
export function Form(props: FormProps & { result?: FormResult | null }) {
  return <Island of={LiveForm} props={props} untold={{ parts: formParts(props.name) }} />;
}
