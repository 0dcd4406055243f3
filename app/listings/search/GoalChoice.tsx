import { useTranslation } from '~/i18n/translation.ts';
import { coveredStyle } from '~/ui/field.ts';
import { goals } from '../domain/codes.ts';
import type { FieldProps } from './field-props.ts';

/** Radio buttons: buy or rent. */
export function GoalChoice({ draft, change }: FieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-wrap gap-x-6 text-lead">
      <legend className="sr-only">{t('search.goal')}</legend>
      {goals.map((goal) => (
        <label key={goal} className="search-goal">
          <input
            type="radio"
            name="goal"
            value={goal}
            checked={draft.goal === goal}
            onChange={() => change({ goal })}
            className={coveredStyle}
          />
          {t(`goal.${goal}`)}
        </label>
      ))}
    </fieldset>
  );
}
