import { goalCodes } from '~/listings/domain/codes.ts';
import { parseDecimal } from '~/listings/domain/rules/number.ts';
import { dayBefore } from './days.ts';
import type { demoFeed } from './feed.ts';

/** One home for sale in so many has had another price; which one is as good as any. */
const every = 40;
const chosen = 17;
/** How long ago each change was, in days, and what the price was then, against today's. */
const courses = [
  [{ ago: 12, was: 1.04 }],
  [
    { ago: 24, was: 1.03 },
    { ago: 96, was: 1.07 },
  ],
  [{ ago: 58, was: 0.97 }],
] as const;

/** What the prices of a few homes were before, as a site that had them for months would have noted it. */
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
