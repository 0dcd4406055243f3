import { goalCodes } from '~/listings/domain/codes.ts';
import { parseDecimal } from '~/listings/domain/rules/number.ts';
import { dayBefore } from './days.ts';
import type { demoFeed } from './feed.ts';

/** One in 40 homes for sale has had a price change; the remainder picks an arbitrary one. */
const every = 40;
const chosen = 17;
/** Price histories: the age of each change in days, and the old price relative to today's. */
const courses = [
  [{ ago: 12, was: 1.04 }],
  [
    { ago: 24, was: 1.03 },
    { ago: 96, was: 1.07 },
  ],
  [{ ago: 58, was: 0.97 }],
] as const;

/** Earlier prices of a few homes, as a site that has been running for months would have recorded them. */
export function demoPriceChanges(
  { PropertyList }: Pick<ReturnType<typeof demoFeed>, 'PropertyList'>,
  today: string,
): { id: string; day: string; was: number }[] {
  return PropertyList.filter(({ Goal, PublishPrice }) => Goal === goalCodes.sale && PublishPrice === 1)
    .filter((_, index) => index % every === chosen)
    .flatMap(({ ID, Price }, index) => {
      const price = parseDecimal(Price) ?? 0;
      return (courses[index % courses.length] ?? []).map(({ ago, was }) => ({
        id: String(ID),
        day: dayBefore(today, ago),
        was: Math.round((price * was) / 1_000) * 1_000,
      }));
    });
}
