import type { ReactNode } from 'react';
import type { Translation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import { formatPrice } from '../domain/rules/price.ts';
import type { SearchChanges, SeenHome } from './changes.ts';

interface Props {
  changes: SearchChanges;
  texts: Translation;
  headingLevel: 2 | 3 | 4;
}

/** Lists new, cheaper and removed homes, with links and prices. */
export function ChangeList({ changes: { added, cheaper, gone }, texts: { t }, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const group = (title: string, homes: readonly (readonly [SeenHome, ReactNode])[]) =>
    homes.length > 0 && (
      <section className="grid gap-2">
        <Heading className="font-sans text-base font-semibold tracking-normal">{title}</Heading>
        <ul className="grid gap-2">
          {homes.map(([{ id, path, title: name }, price]) => (
            <li key={id}>
              <a href={path} className={linkStyle}>
                {name}
              </a>
              {price && <span className="block text-small text-slate-soft figures">{price}</span>}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className="grid gap-6">
      {group(
        t('followed.new'),
        added.map((home) => [home, home.price === null ? t('price.onRequest') : formatPrice(home.price)]),
      )}
      {group(
        t('followed.lower'),
        cheaper.map(({ home, was }) => [
          home,
          t('followed.was', { now: formatPrice(home.price), was: formatPrice(was) }),
        ]),
      )}
      {group(
        t('followed.left'),
        gone.map((home) => [home, null]),
      )}
    </div>
  );
}
