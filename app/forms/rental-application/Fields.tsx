import Info from 'lucide-react/icons/info';
import { useTranslation } from '~/i18n/translation.ts';
import { formatCents, formatPrice } from '~/listings/domain/rules/price.ts';
import { amountOf } from '../amount.ts';
import { Columns, Part, TextArea, TextField } from '../fields/fields.tsx';
import type { FieldsOf } from '../form.ts';
import type { DelicateField } from './allowed.ts';
import type { Guide, MoveInCosts } from './costs.ts';
import type { schema } from './schema.ts';

export interface RentalFacts {
  costs: MoveInCosts | null;
  guide: Guide;
  /** The fields that the region's law allows. */
  asked: readonly DelicateField[];
}

export function Fields({ fields, data }: { fields: FieldsOf<typeof schema>; data: RentalFacts | null }) {
  const { t } = useTranslation();
  const asks = (field: DelicateField) => data?.asked.includes(field) ?? false;
  const why = (field: keyof typeof fields) =>
    t(`rentalApplicationForm.why.${field}` as 'rentalApplicationForm.why.adults');
  const incomes = [fields.income1, fields.income2].map(({ value }) => amountOf(value ?? ''));
  const income = incomes.every((each) => each === null)
    ? null
    : incomes.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const persons = Number(fields.adults.value) + Number(fields.kids.value);
  return (
    <>
      {data?.costs && <Costs costs={data.costs} />}
      <Part title={t('rentalApplicationForm.parts.who')}>
        <Columns>
          <TextField field={fields.firstName} autoComplete="given-name" help={why('firstName')} />
          <TextField field={fields.lastName} autoComplete="family-name" />
        </Columns>
        <Columns>
          <TextField field={fields.email} type="email" autoComplete="email" help={why('email')} />
          <TextField field={fields.phone} type="tel" autoComplete="tel" />
        </Columns>
      </Part>
      <Part title={t('rentalApplicationForm.parts.household')}>
        <Columns>
          <TextField field={fields.adults} inputMode="numeric" help={why('adults')} />
          <TextField field={fields.kids} inputMode="numeric" />
        </Columns>
        {(asks('adultAges') || asks('kidAges')) && (
          <Columns>
            {asks('adultAges') && <TextField field={fields.adultAges} help={why('adultAges')} />}
            {asks('kidAges') && <TextField field={fields.kidAges} help={why('kidAges')} />}
          </Columns>
        )}
        {asks('pets') && <TextField field={fields.pets} help={why('pets')} />}
        {data && data.guide.persons !== null && persons > data.guide.persons && (
          <Note text={t('rentalApplicationForm.personsNote', { count: data.guide.persons })} />
        )}
      </Part>
      <Part title={t('rentalApplicationForm.parts.move')}>
        <TextField field={fields.moveDate} type="date" help={why('moveDate')} />
        {asks('reason') && <TextField field={fields.reason} help={why('reason')} />}
      </Part>
      <Part title={t('rentalApplicationForm.parts.income')}>
        <p className="text-small text-slate-soft">{why('income1')}</p>
        {data && data.guide.income !== null && (
          <p>{t('rentalApplicationForm.incomeGuide', { amount: formatPrice(data.guide.income) })}</p>
        )}
        <Columns>
          <TextField field={fields.income1} isAmount />
          <TextField field={fields.income2} isAmount />
        </Columns>
        {data && income !== null && data.guide.income !== null && income < data.guide.income && (
          <Note text={t('rentalApplicationForm.incomeNote', { amount: formatPrice(data.guide.income) })} />
        )}
      </Part>
      <TextArea field={fields.remark} rows={3} />
      <p className="text-small text-slate-soft">{t('rentalApplicationForm.never')}</p>
    </>
  );
}

/** A friendly hint: no application is rejected automatically. */
function Note({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-base bg-ochre-tint p-4">
      <Info size={20} aria-hidden className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}

/** The costs of moving in. */
function Costs({ costs }: { costs: MoveInCosts }) {
  const { t } = useTranslation();
  const rows = (['rent', 'charges', 'inventory', 'deposit'] as const).flatMap((name) => {
    const cents = costs[name];
    return cents === null ? [] : [{ name, cents }];
  });
  return (
    <section aria-labelledby="move-in" className="rounded-base border border-line bg-surface p-4">
      <h2 id="move-in" className="text-title">
        {t('rentalApplicationForm.costs.title')}
      </h2>
      <dl className="mt-3 grid gap-2">
        {rows.map(({ name, cents }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{t(`rentalApplicationForm.costs.${name}`)}</dt>
            <dd className="shrink-0 whitespace-nowrap figures">{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t('rentalApplicationForm.costs.total')}</dt>
          <dd className="shrink-0 whitespace-nowrap figures">{formatCents(costs.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
