import Scale from 'lucide-react/icons/scale';
import { useTranslation } from '~/i18n/translation.ts';
import { CheckField, Columns, Part, TextArea, TextField } from '../fields/fields.tsx';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import type { FieldsOf } from '../form.ts';
import { amountOf } from '../amount.ts';
import { numberOfWords } from './number-words.ts';
import type { schema } from './schema.ts';

/** The rules of the law and the agency for an advance on this property. */
export interface OfferTerms {
  kind: 'usual' | 'breyne' | 'deed';
  /** The agent's third-party account. */
  account: string | null;
}

export function Fields({ fields, data }: { fields: FieldsOf<typeof schema>; data: OfferTerms | null }) {
  const { t } = useTranslation();
  const { amount, letters } = fields;
  const number = amountOf(amount.value ?? '');
  const words = numberOfWords(letters.value ?? '');
  return (
    <>
      <Part title={t('offerForm.parts.amount')}>
        <TextField field={amount} isAmount help={number === null ? undefined : formatPrice(number)} />
        <div>
          <TextField field={letters} help={t('offerForm.lettersHelp')} />
          <output htmlFor={letters.id} className="mt-1 block min-h-6 text-small font-semibold figures">
            {words !== null && t('offerForm.lettersMean', { amount: formatPrice(words) })}
          </output>
        </div>
      </Part>
      <Part title={t('offerForm.parts.validity')}>
        <Columns>
          <TextField field={fields.startDate} type="date" />
          <TextField field={fields.endDate} type="date" />
        </Columns>
        <TextArea field={fields.conditions} rows={3} />
        <p className="text-small text-slate-soft">{t('offerForm.conditionsHelp')}</p>
      </Part>
      <Part title={t('offerForm.parts.personA')}>
        <Columns>
          <TextField field={fields.firstName} autoComplete="given-name" />
          <TextField field={fields.lastName} autoComplete="family-name" />
        </Columns>
        <Columns>
          <TextField field={fields.street} autoComplete="address-line1" />
          <TextField field={fields.houseNumber} />
        </Columns>
        <Columns>
          <TextField field={fields.zip} autoComplete="postal-code" />
          <TextField field={fields.city} autoComplete="address-level2" />
        </Columns>
        <Columns>
          <TextField field={fields.email} type="email" autoComplete="email" />
          <TextField field={fields.phone} type="tel" autoComplete="tel" />
        </Columns>
      </Part>
      <details
        className="rounded-base border border-line bg-surface"
        open={[fields.bFirstName, fields.bLastName, fields.bEmail, fields.bPhone].some(
          (field) => field.errors || field.initialValue,
        )}
      >
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{t('offerForm.parts.personB')}</summary>
        <div className="grid gap-5 px-4 pt-2 pb-4">
          <Columns>
            <TextField field={fields.bFirstName} autoComplete="off" />
            <TextField field={fields.bLastName} autoComplete="off" />
          </Columns>
          <TextField field={fields.bAddress} autoComplete="off" />
          <Columns>
            <TextField field={fields.bEmail} type="email" autoComplete="off" />
            <TextField field={fields.bPhone} type="tel" autoComplete="off" />
          </Columns>
        </div>
      </details>
      <Part title={t('offerForm.parts.sign')}>
        <Columns>
          <TextField field={fields.place} />
          <TextField field={fields.signDate} type="date" />
        </Columns>
      </Part>
      <div className="grid gap-3 rounded-base border-2 border-ochre bg-ochre-tint p-4">
        <p className="flex items-start gap-2 font-semibold">
          <Scale size={20} aria-hidden className="mt-0.5 shrink-0" />
          {t('offerForm.bindingTitle')}
        </p>
        <p>{t('offerForm.bindingText')}</p>
        {data && <p>{t(`offerForm.advance.${data.kind}`, { account: data.account ?? '' })}</p>}
        <CheckField field={fields.binding} />
      </div>
    </>
  );
}
