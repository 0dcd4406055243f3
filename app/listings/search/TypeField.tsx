import { useTranslation } from '~/i18n/translation.ts';
import { choiceMarkStyle, choiceStyle } from '~/ui/field.ts';
import { CountedChoice, leadsNowhere } from './CountedChoice.tsx';
import type { SearchOptions } from './search-options.ts';
import type { FieldProps } from './field-props.ts';
import { SearchCell } from './SearchCell.tsx';

interface Props extends FieldProps {
  types: SearchOptions['types'];
}

/**
 * Checkboxes for types, in the agency's order (requirements 3.6, ShowOrder). Types that are only in the URL stay
 * chosen.
 */
export function TypeField({ draft, change, place, step, counts, types }: Props) {
  const { t } = useTranslation();
  const known = types.map(({ webId }) => webId);
  const chosen = types.filter(({ webId }) => draft.types.includes(webId)).map(({ name }) => name);
  const countOf = (webId: number) => counts?.types && (counts.types[webId] ?? 0);
  return (
    <SearchCell
      label={t('search.type')}
      summary={types.length === 0 ? t('search.noOption') : chosen.join(', ') || t('search.allTypes')}
      place={place}
      step={step}
    >
      {types.length === 0 && <p>{t('search.noOption')}</p>}
      <ul className="search-types">
        {types.map(({ webId, name }) => (
          <li key={webId}>
            <label className={choiceStyle} data-none={leadsNowhere(countOf(webId))}>
              <input
                type="checkbox"
                name="type"
                value={webId}
                checked={draft.types.includes(webId)}
                onChange={(event) =>
                  change({
                    types: event.currentTarget.checked
                      ? [...draft.types, webId]
                      : draft.types.filter((each) => each !== webId),
                  })
                }
                className={choiceMarkStyle}
              />
              <CountedChoice name={name} count={countOf(webId)} />
            </label>
          </li>
        ))}
      </ul>
      {draft.types
        .filter((webId) => !known.includes(webId))
        .map((webId) => (
          <input key={webId} type="hidden" name="type" value={webId} />
        ))}
    </SearchCell>
  );
}
