import type { TFunction } from 'i18next';
import type { PropertyCard } from '../cards/property-card.ts';
import { maxCompared } from '../compare/compare-query.ts';
import { withIds } from '../saved/ids-in-query.ts';
import type { Shortlist } from './shortlist-code.ts';
import { bestHomes, queryOfShortlist, type Viewer } from './shortlist-query.ts';
import { shortlistWordNames, type ShortlistView } from './shortlist-view.ts';

interface Options {
  viewer: Viewer | null;
  cards: readonly PropertyCard[];
  /** Paths of this page and of the comparison, and this page's full URL. */
  path: string;
  comparePath: string;
  url: string;
  t: TFunction;
}

export function shortlistView(list: Shortlist, options: Options): ShortlistView {
  const { viewer, cards, path, comparePath, url, t } = options;
  const names = namesOf(list, t);
  const homes = list.ids.map((id) => cards.find((card) => card.id === id) ?? null);
  const there = homes.flatMap((card) => card?.id ?? []);
  const compared = bestHomes(list, list.ids.length)
    .filter((id) => there.includes(id))
    .slice(0, maxCompared);
  const words = Object.fromEntries(shortlistWordNames.map((name) => [name, t(`shortlist.${name}`)]));
  return {
    list,
    viewer,
    homes,
    path,
    url,
    says: [t('shortlist.says', { name: names[0] }), t('shortlist.says', { name: names[1] })],
    changes:
      viewer === null
        ? ([0, 1] as const).map((person) => ({
            href: path + queryOfShortlist(list, person),
            text: t('shortlist.change', { name: names[person] }),
          }))
        : [],
    compare:
      compared.length < 2
        ? null
        : {
            href: withIds(comparePath, compared),
            text: t(compared.length < there.length ? 'shortlist.compareBest' : 'shortlist.compare'),
          },
    words: {
      ...(words as Pick<ShortlistView['words'], (typeof shortlistWordNames)[number]>),
      gone: t('shortlist.gone'),
      share: t(viewer === 1 ? 'shortlist.shareBack' : 'shortlist.share'),
      message: viewer === 0 ? t('shortlist.message', { count: list.ids.length }) : t('shortlist.answer'),
    },
    markWords: {
      none: t('shortlist.marks.none'),
      like: t('shortlist.marks.like'),
      doubt: t('shortlist.marks.doubt'),
      no: t('shortlist.marks.no'),
    },
  };
}

/** The page's title and introduction. */
export function shortlistHeading(
  list: Shortlist,
  viewer: Viewer | null,
  t: TFunction,
): { title: string; intro: string } {
  const [maker] = list.people;
  if (viewer === 0) return { title: t('shortlist.title'), intro: t('shortlist.makeIntro') };
  if (viewer === 1) {
    const title = maker.name === '' ? t('shortlist.forYou') : t('shortlist.from', { name: maker.name });
    return { title, intro: t('shortlist.answerIntro') };
  }
  const agreed = list.ids.filter((_, index) => list.people.every(({ marks }) => marks[index] === 'like')).length;
  const intro = [t('shortlist.bothIntro'), agreed > 0 ? t('shortlist.agreed', { count: agreed }) : ''];
  return { title: t('shortlist.both'), intro: intro.join(' ').trim() };
}

function namesOf({ people: [maker, answerer] }: Shortlist, t: TFunction): [string, string] {
  return [maker.name || t('shortlist.maker'), answerer?.name || t('shortlist.answerer')];
}
