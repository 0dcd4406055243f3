import { useTranslation } from '~/i18n/translation.ts';
import { CookieEntries } from '~/consent/CookieEntries.tsx';
import { buttonStyles } from '~/ui/button.ts';
import { itemLevel } from '../item-layout.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

/** All cookies by category, with a button to change one's choice. */
export function View({ module }: { module: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { categories, nothing } = module;
  const Title = `h${itemLevel(module)}` as const;
  return (
    <div className="grid max-w-text gap-8">
      {categories.map(({ category, title: name, text, entries }) => (
        <section key={category} aria-labelledby={`cookies-${category}`}>
          <Title id={`cookies-${category}`} className="text-title">
            {name}
          </Title>
          <p className="mt-1 mb-3">{text}</p>
          <CookieEntries category={category} entries={entries} nothing={nothing} />
        </section>
      ))}
      <p className="noscript:hidden">
        <a href="#content" data-consent-open="" className={buttonStyles.main}>
          {t('cookies.change')}
        </a>
      </p>
    </div>
  );
}
