import { expect, type Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/**
 * Moves fingers over the screen of a context with `hasTouch`, each along its points, and lifts them.
 *
 * @param ways the points of each finger, of equal number, in CSS pixels of the viewport
 */
export async function fingers(page: Page, ...ways: Point[][]): Promise<void> {
  await moveAndLift(page, ways, 0);
}

/** Moves one finger and lifts it after a rest, so that the page does not keep scrolling. */
export async function pull(page: Page, way: Point[]): Promise<void> {
  await moveAndLift(page, [way], 200);
}

async function moveAndLift(page: Page, ways: Point[][], rest: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const moments = ways[0]?.map((_, moment) => ways.flatMap((way) => way[moment] ?? [])) ?? [];
  for (const [index, points] of moments.entries()) await send(index === 0 ? 'touchStart' : 'touchMove', points);
  if (rest > 0) {
    await page.waitForTimeout(rest);
    await send('touchMove', moments.at(-1) ?? []);
  }
  await send('touchEnd', []);
}

/** A straight line in ten steps. */
export function line(from: Point, to: Point): Point[] {
  return Array.from({ length: 11 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 10,
    y: from.y + ((to.y - from.y) * step) / 10,
  }));
}

/** The scroll position once momentum scrolling has ended. */
export async function atRest(page: Page): Promise<number> {
  let last = -1;
  await expect(async () => {
    const before = last;
    last = await page.evaluate(() => scrollY);
    expect(last).toBe(before);
  }).toPass({ intervals: [200] });
  return last;
}
