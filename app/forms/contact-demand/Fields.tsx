import { useTranslation } from '~/i18n/translation.ts';
import { CityField } from '../fields/places.tsx';
import { ChoiceField, Columns, SelectField, TextArea, TextField } from '../fields/fields.tsx';
import { Steps } from '../fields/steps.tsx';
import type { FieldsOf } from '../form.ts';
import { contactDevices, contactTimes, titlesOrNone } from '../rules.ts';
import { homeGoals, homeKinds, homeStates, type schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  const { t } = useTranslation();
  const { zip, city, street, houseNumber, box } = fields;
  const { kind, goal, surface, bedrooms, state, remark } = fields;
  const { title, firstName, lastName, email, phone, contactDevice, contactTime } = fields;
  return (
    <Steps
      steps={[
        {
          title: t('contactDemandForm.steps.address'),
          fields: [zip, city, street, houseNumber, box],
          children: (
            <>
              <Columns>
                <TextField field={zip} inputMode="numeric" autoComplete="postal-code" />
                <CityField field={city} zip={zip} />
              </Columns>
              <TextField field={street} autoComplete="address-line1" />
              <Columns>
                <TextField field={houseNumber} />
                <TextField field={box} />
              </Columns>
            </>
          ),
        },
        {
          title: t('contactDemandForm.steps.home'),
          fields: [kind, goal, surface, bedrooms, state, remark],
          children: (
            <>
              <Columns>
                <SelectField field={kind} options={homeKinds} />
                <SelectField field={state} options={homeStates} />
              </Columns>
              <Columns>
                <TextField field={surface as typeof street} inputMode="numeric" />
                <TextField field={bedrooms as typeof street} inputMode="numeric" />
              </Columns>
              <ChoiceField field={goal} options={homeGoals} />
              <TextArea field={remark} rows={3} />
            </>
          ),
        },
        {
          title: t('contactDemandForm.steps.person'),
          fields: [title, firstName, lastName, email, phone, contactDevice, contactTime],
          children: (
            <>
              <ChoiceField field={title} options={titlesOrNone} />
              <Columns>
                <TextField field={firstName} autoComplete="given-name" />
                <TextField field={lastName} autoComplete="family-name" />
              </Columns>
              <Columns>
                <TextField field={phone} type="tel" autoComplete="tel" />
                <TextField field={email} type="email" autoComplete="email" />
              </Columns>
              <Columns>
                <ChoiceField field={contactDevice} options={contactDevices} />
                <SelectField field={contactTime} options={contactTimes} />
              </Columns>
            </>
          ),
        },
      ]}
    />
  );
}
