import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { labelStyle, selectStyle } from '~/ui/field.ts';
import type { ProjectChoices } from './project-filter.ts';

interface Props {
  /** The path of the page with the projects. */
  path: string;
  choices: ProjectChoices;
  /** The value of the chosen place; empty for all. */
  city: string;
  bedrooms: number;
}

/** The filters, place and minimum number of bedrooms: two selects and a button, with and without scripts. */
export function ProjectFilterForm({ path, choices, city, bedrooms }: Props) {
  const { t } = useTranslation();
  const counts = [...new Set([...choices.bedrooms, ...(bedrooms > 0 ? [bedrooms] : [])])].sort((a, b) => a - b);
  return (
    <form action={path} role="search" aria-label={t('project.filter')} className="flex flex-wrap items-end gap-3">
      <label className="min-w-[min(13rem,100%)] max-tablet:grow">
        <span className={labelStyle}>{t('search.city')}</span>
        {/* Keyed so that the selection follows the URL, also when going back. */}
        <select key={city} name="city" defaultValue={city} className={selectStyle}>
          <option value="">{t('search.allCities')}</option>
          {choices.cities.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-[min(10rem,100%)] max-tablet:grow">
        <span className={labelStyle}>{t('project.columns.bedrooms')}</span>
        <select key={bedrooms} name="bedrooms" defaultValue={bedrooms || ''} className={selectStyle}>
          <option value="">{t('project.anyBedrooms')}</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {t('project.bedroomsFrom', { count })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${buttonStyles.main} max-tablet:grow`}>
        {t('search.submit')}
      </button>
    </form>
  );
}
