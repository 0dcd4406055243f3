import { useTranslation } from '~/i18n/translation.ts';
import {
  CheckField,
  ChoiceField,
  Columns,
  isFilled,
  More,
  SelectField,
  TextArea,
  TextField,
} from '../fields/fields.tsx';
import { CityField } from '../fields/places.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import type { FieldsOf } from '../form.ts';
import { contactDevices, contactTimes } from '../rules.ts';
import type { schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  const { t } = useTranslation();
  const { street, houseNumber, zip, city } = fields;
  return (
    <>
      <PersonFields fields={fields} />
      <More label={t('forms.address')} isOpen={[street, houseNumber, zip, city].some(isFilled)}>
        <Columns>
          <TextField field={street} autoComplete="address-line1" />
          <TextField field={houseNumber} />
          <TextField field={zip} inputMode="numeric" autoComplete="postal-code" />
          <CityField field={city} zip={zip} />
        </Columns>
      </More>
      <Columns>
        <ChoiceField field={fields.contactDevice} options={contactDevices} />
        <SelectField field={fields.contactTime} options={contactTimes} />
      </Columns>
      <TextArea field={fields.remark} />
      <CheckField field={fields.newsletter} />
    </>
  );
}
