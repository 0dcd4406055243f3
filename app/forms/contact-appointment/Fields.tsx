import { useTranslation } from '~/i18n/translation.ts';
import { FieldError, useIsFirstWrong } from '../fields/field-text.tsx';
import { Part, TextArea } from '../fields/fields.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import type { FieldsOf } from '../form.ts';
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
        <PersonFields fields={fields} />
        <TextArea field={fields.remark} rows={3} />
      </Part>
    </>
  );
}
