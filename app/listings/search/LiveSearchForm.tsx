import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { defaultSort, defaultView, type Goal } from '../domain/codes.ts';
import type { SearchOptions } from './search-options.ts';
import { CityField } from './CityField.tsx';
import type { FieldProps, FormPlace } from './field-props.ts';
import { GoalChoice } from './GoalChoice.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PriceField } from './PriceField.tsx';
import { RadiusField } from './RadiusField.tsx';
import { isPhone, SearchStep, type StepName } from './SearchStep.tsx';
import { TypeField } from './TypeField.tsx';
import { shownCount } from './shown-count.ts';
import { useDraft } from './use-draft.ts';
import { useFoundCount } from './use-found-count.ts';
import type { Flow } from './use-flow.ts';

export interface LiveSearchFormProps {
  flow: Flow;
  options: SearchOptions;
  /** Path of each goal's results page. */
  paths: Record<Goal, string>;
  place?: FormPlace;
  /** Whether the bar starts with its extra fields unfolded. */
  unfolded?: boolean;
  /**
   * On the results page, each choice applies at once; elsewhere, or for another goal or text, the button must be
   * pressed.
   */
  instant?: boolean;
  /** Number of homes found, if the page knows it. */
  total?: number;
  /** Called when the visitor starts choosing. Must be a stable function. */
  onChanged?: () => void;
  /** Called after the search is submitted. */
  onSearch?: () => void;
}

export function LiveSearchForm({ flow, options, place = 'bar', instant = false, ...props }: LiveSearchFormProps) {
  const { t, language } = useTranslation();
  const live = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const {
    draft,
    asked,
    changed,
    settling,
    change,
    place: typed,
    search,
    reset,
  } = useDraft({
    flow,
    options,
    instant,
    form,
    live,
  });
  const found = useFoundCount(changed && !settling ? asked : null, options.counts);
  const count = changed ? found.count : place === 'sheet' ? (props.total ?? null) : null;
  const { onChanged } = props;
  useEffect(() => {
    if (changed) onChanged?.();
  }, [changed, onChanged]);
  const { view } = flow.shown;
  const [step, setStep] = useState<StepName | null>(null);
  const { fields } = options;
  const known = draft.goal === flow.shown.criteria.goal ? options.counts : null;
  const counts = (changed ? found.choices : null) ?? known;
  const field = { draft, change, live, place, counts };
  const closeStep = () => setStep(null);
  const fieldsOf: Record<StepName, (place: FieldProps) => ReactNode> = {
    city: (each) => (
      <CityField {...each} {...typed} cities={options.cities[draft.goal]} places={options.places[draft.goal]} />
    ),
    type: (each) => <TypeField {...each} types={options.types.filter(({ goals }) => goals.includes(draft.goal))} />,
    price: (each) => <PriceField key={draft.goal} {...each} />,
  };
  const inBar = (name: StepName) =>
    fields[name] &&
    fieldsOf[name]({
      ...field,
      ...(place === 'bar' && live ? { step: { applies: isPhone, open: () => setStep(name) } } : {}),
    });
  const submit = (
    <button type="submit" className={buttonStyles.main}>
      <Search size={20} aria-hidden />
      {count === null ? t('search.submit') : t('search.show', shownCount(count, language))}
    </button>
  );
  return (
    <form
      ref={form}
      action={props.paths[draft.goal]}
      role="search"
      aria-label={t('search.label')}
      data-place={place}
      data-live={live || undefined}
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault();
        search();
        closeStep();
        props.onSearch?.();
      }}
    >
      <GoalChoice {...field} />
      <div className="search-bar">
        {inBar('city')}
        {place === 'sheet' && fields.city && <RadiusField {...field} />}
        {inBar('type')}
        {inBar('price')}
        {place === 'bar' && <div className="search-submit">{submit}</div>}
        {place === 'sheet' && <MoreFields {...field} fields={fields} />}
      </div>
      {place === 'bar' && <MoreFields {...field} fields={fields} unfolded={props.unfolded} />}
      {place === 'bar' && live && (
        <SearchStep step={step} onClose={closeStep} submit={submit}>
          {step && fieldsOf[step]({ ...field, place: 'step' })}
        </SearchStep>
      )}
      {place === 'sheet' && (
        <div className="search-foot">
          <button type="button" className={buttonStyles.quiet} onClick={reset}>
            {t('search.reset')}
          </button>
          {submit}
        </div>
      )}
      {draft.sort !== defaultSort && <input type="hidden" name="sort" value={draft.sort} />}
      {view !== defaultView && <input type="hidden" name="view" value={view} />}
      <p role="status" className="sr-only">
        {changed && found.count !== null && t('search.found', shownCount(found.count, language))}
      </p>
    </form>
  );
}
