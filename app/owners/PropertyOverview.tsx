import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { CardPicture } from '~/listings/cards/CardPicture.tsx';
import { Price } from '~/listings/cards/Price.tsx';
import { Tag } from '~/ui/Tag.tsx';
import type { OverviewProperty } from './overview.server.ts';

const signs = { up: TrendingUp, down: TrendingDown, level: Minus };

interface Props {
  properties: readonly OverviewProperty[];
  open: string;
}

/** An owner's properties as cards, each linking to its report. */
export function PropertyOverview({ properties, open }: Props) {
  return (
    <ul className="item-grid">
      {properties.map(({ id, path, title, lang, card, state, daysOnline, views, trend, direction }) => {
        const Sign = signs[direction];
        return (
          <li key={id}>
            <article className="group relative grid h-full content-start gap-3 border border-line bg-surface">
              <CardPicture image={card?.images[0]} view="grid">
                <Tag>{state}</Tag>
              </CardPicture>
              <div className="grid gap-3 px-4 pb-4">
                <div className="grid gap-1">
                  {card && (
                    <p className="font-serif text-title">
                      <Price price={card.price} goal={card.goal} />
                    </p>
                  )}
                  <h2 className="font-sans text-base font-semibold tracking-normal" lang={lang ?? undefined}>
                    <a href={path} className="group-hover:underline after:absolute after:inset-0">
                      {title}
                    </a>
                  </h2>
                  {card && <p className="text-small text-slate-soft">{card.place}</p>}
                </div>
                <div className="grid gap-1 border-t border-line pt-3 figures">
                  <p className="font-semibold">{views}</p>
                  <p className="flex items-center gap-2 text-small">
                    <Sign size={18} aria-hidden />
                    {trend}
                  </p>
                  {daysOnline !== null && <p className="text-small text-slate-soft">{daysOnline}</p>}
                </div>
                <p aria-hidden className="font-semibold text-brick">
                  {open}
                </p>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
