import { useTranslation } from 'react-i18next';
import { FieldError, useIsFirstWrong } from '../fields/field-text.tsx';
import { ChoiceField, Columns, Part, TextArea, TextField } from '../fields/fields.tsx';
import type { FieldsOf } from '../form.ts';
import { titles } from '../rules.ts';
import type { schema } from './schema.ts';
import { SlotChoice, type SlotsView } from './SlotChoice.tsx';

export function Fields({ fields, data }: { fields: FieldsOf<typeof schema>; data: SlotsView | null }) {
  const { t } = useTranslation();
  const { slot } = fields;
  const isFirstWrong = useIsFirstWrong(slot);
  return (
    <>
      <Part title={t('contactAppointmentForm.when')}>
        <div>
          <FieldError field={slot} />
          {data && (
            <SlotChoice
              {...data}
              name={slot.name}
              formId={slot.formId}
              chosen={slot.initialValue}
              errorId={slot.errors ? slot.errorId : undefined}
              autoFocus={isFirstWrong}
            />
          )}
        </div>
      </Part>
      <Part title={t('contactAppointmentForm.who')}>
        <ChoiceField field={fields.title} options={titles} />
        <Columns>
          <TextField field={fields.firstName} autoComplete="given-name" />
          <TextField field={fields.lastName} autoComplete="family-name" />
        </Columns>
        <Columns>
          <TextField field={fields.email} type="email" autoComplete="email" />
          <TextField field={fields.phone} type="tel" autoComplete="tel" />
        </Columns>
        <TextArea field={fields.remark} rows={3} />
      </Part>
    </>
  );
}
