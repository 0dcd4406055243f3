import { getInputProps } from '@conform-to/react';
import { useTranslation } from '~/i18n/translation.ts';
import { areas } from '~/listings/domain/areas.ts';
import { goals } from '~/listings/domain/codes.ts';
import {
  CheckField,
  CheckGroup,
  ChoiceField,
  Columns,
  isFilled,
  More,
  Part,
  SelectField,
  TextArea,
  TextField,
} from '../fields/fields.tsx';
import { PlacesField } from '../fields/places.tsx';
import type { FieldsOf } from '../form.ts';
import { contactDevices, contactTimes, titles } from '../rules.ts';
import type { DemandData } from './form.server.ts';
import { frequencies, passwordLength, type schema } from './schema.ts';

type Text = Parameters<typeof TextField>[0]['field'];
/** Numbers are entered in text fields. */
const text = (field: unknown) => field as Text;

export function Fields({ fields, data }: { fields: FieldsOf<typeof schema>; data: DemandData }) {
  const { t } = useTranslation();
  const { key: _key, ...demand } = getInputProps(fields.demand, { type: 'hidden' });
  return (
    <>
      <input {...demand} />
      {data.isChange && <p className="text-lead">{t('demandRegisterForm.changing')}</p>}
      <Part title={t('demandRegisterForm.parts.search')}>
        <ChoiceField field={fields.goal} options={goals} />
        <CheckGroup
          field={fields.types}
          options={data.types.map(({ webId, name }) => ({ value: String(webId), label: name }))}
        />
        <PlacesField field={fields.places} help={t('demandRegisterForm.placesHelp')} />
        <More label={t('demandRegisterForm.fields.areas')} isOpen={isFilled(fields.areas)}>
          <CheckGroup
            field={fields.areas}
            isLabelHidden
            options={areas.map((area) => ({ value: area, label: t(`demandRegisterForm.options.areas.${area}`) }))}
          />
        </More>
        <Columns>
          <TextField field={text(fields.minPrice)} isAmount />
          <TextField field={text(fields.maxPrice)} isAmount />
        </Columns>
        <More
          label={t('demandRegisterForm.parts.more')}
          isOpen={[
            fields.minBedrooms,
            fields.maxBedrooms,
            fields.garages,
            fields.parking,
            fields.terrace,
            fields.garden,
          ].some(isFilled)}
        >
          <Columns>
            <TextField field={text(fields.minBedrooms)} inputMode="numeric" />
            <TextField field={text(fields.maxBedrooms)} inputMode="numeric" />
          </Columns>
          <TextField field={text(fields.garages)} inputMode="numeric" />
          <div className="flex flex-wrap gap-x-6">
            <CheckField field={fields.parking} />
            <CheckField field={fields.terrace} />
            <CheckField field={fields.garden} />
          </div>
        </More>
        {data.wishes.length > 0 && <CheckGroup field={fields.wishes} options={data.wishes} />}
        <ChoiceField field={fields.frequency} options={frequencies} />
      </Part>
      <Part title={t('demandRegisterForm.parts.person')}>
        {!data.isChange && <ChoiceField field={fields.title} options={titles} />}
        <Columns>
          <TextField field={fields.firstName} autoComplete="given-name" />
          <TextField field={fields.lastName} autoComplete="family-name" />
        </Columns>
        <Columns>
          <TextField field={fields.email} type="email" autoComplete="email" />
          {!data.isChange && <TextField field={fields.phone} type="tel" autoComplete="tel" />}
        </Columns>
        {!data.isChange && (
          <>
            <Columns>
              <ChoiceField field={fields.contactDevice} options={contactDevices} />
              <SelectField field={fields.contactTime} options={contactTimes} />
            </Columns>
            <TextArea field={fields.remark} rows={3} />
            <More
              label={t('demandRegisterForm.parts.password')}
              isOpen={[fields.password, fields.passwordAgain].some(isFilled)}
            >
              <p className="text-small text-slate-soft">
                {t('demandRegisterForm.passwordHelp', { count: passwordLength.min })}
              </p>
              <Columns>
                <TextField field={fields.password} type="password" autoComplete="new-password" />
                <TextField field={fields.passwordAgain} type="password" autoComplete="new-password" />
              </Columns>
            </More>
            <CheckField field={fields.newsletter} />
          </>
        )}
      </Part>
    </>
  );
}
