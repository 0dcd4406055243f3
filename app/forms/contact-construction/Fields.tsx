import { CheckField, ChoiceField, Columns, SelectField, TextArea } from '../fields/fields.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import type { FieldsOf } from '../form.ts';
import { contactDevices, contactTimes } from '../rules.ts';
import { bedrooms, purposes, type schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  return (
    <>
      <Columns>
        <SelectField field={fields.bedrooms} options={bedrooms} />
        <ChoiceField field={fields.purpose} options={purposes} />
      </Columns>
      <TextArea field={fields.remark} />
      <PersonFields fields={fields} />
      <Columns>
        <ChoiceField field={fields.contactDevice} options={contactDevices} />
        <SelectField field={fields.contactTime} options={contactTimes} />
      </Columns>
      <CheckField field={fields.newsletter} />
    </>
  );
}
