import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { fieldStyle } from '~/ui/field.ts';

/** One field for a reference, a city or a word, for error pages. */
export function QuickSearch({ id, action }: { id: string; action: string }) {
  const { t } = useTranslation();
  return (
    <form action={action} role="search" className="grid max-w-text gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('search.text')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input id={id} name="search" type="search" maxLength={100} className={`${fieldStyle} min-w-0 grow basis-60`} />
        <button type="submit" className={buttonStyles.main}>
          {t('search.submit')}
        </button>
      </div>
    </form>
  );
}
