import { Island } from '~/ui/islands/Island.tsx';
import type { FormProps, FormResult } from './form.ts';
import LiveForm from './LiveForm.island.tsx';
import { formParts } from './form-parts.ts';

/** A form. Server-rendered as a plain form; hydrates on first interaction, keeping what was typed until then. */
export function Form(props: FormProps & { result?: FormResult | null }) {
  return <Island of={LiveForm} props={props} untold={{ parts: formParts(props.name) }} />;
}
