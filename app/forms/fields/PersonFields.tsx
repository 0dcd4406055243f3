import type { FieldMetadata } from '@conform-to/react';
import { titles } from '../rules.ts';
import { ChoiceField, Columns, TextField } from './fields.tsx';

interface Props {
  fields: Record<'firstName' | 'lastName' | 'email', FieldMetadata<string | undefined>> & {
    title: FieldMetadata<(typeof titles)[number] | undefined>;
    phone: FieldMetadata<string | undefined>;
  };
}

/** The sender's fields, in the order of a phone's autofill. */
export function PersonFields({ fields }: Props) {
  return (
    <>
      <ChoiceField field={fields.title} options={titles} />
      <Columns>
        <TextField field={fields.firstName} autoComplete="given-name" />
        <TextField field={fields.lastName} autoComplete="family-name" />
      </Columns>
      <Columns>
        <TextField field={fields.email} type="email" autoComplete="email" />
        <TextField field={fields.phone} type="tel" autoComplete="tel" />
      </Columns>
    </>
  );
}
