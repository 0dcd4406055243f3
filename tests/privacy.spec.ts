import { writeFile } from 'node:fs/promises';
import { expect, test, type Browser } from '@playwright/test';
import demo from '@gevel/demo';
import { demoOrigin } from './site/server.ts';
import { answerTrackers, startTrackedSite } from './site/trackers.ts';
import { differences, privacyReport, withoutLogin } from './privacy/report.ts';
import { listedCookies, states, walkOf, walkSite, type Seen, type State, type WalkOptions } from './privacy/walk.ts';

// Set by npm run privacy:report: the report's file, and the site's origin.
const file = process.env.PRIVACY_REPORT;

async function inStates(
  browser: Browser,
  which: readonly State[],
  options: Omit<WalkOptions, 'state'>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  // A walk mostly waits for the effects of an answer, so three run in parallel.
  const left = [...which];
  const walkOn = async () => {
    for (let state = left.shift(); state !== undefined; state = left.shift())
      seen.push(await walkSite(browser, { ...options, state }));
  };
  await Promise.all([walkOn(), walkOn(), walkOn()]);
  return seen;
}

test('the site leaves in browsers what its cookie policy says, whatever the visitor answers (10.94)', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const origin = process.env.PRIVACY_ORIGIN || demoOrigin();
  const walk = await walkOf(origin);
  // Other sites' logins are unknown.
  const login = process.env.PRIVACY_ORIGIN ? undefined : demo.demoOwnerLogin;
  // Without trackers nothing depends on the category; a report is about any site.
  const asked: readonly State[] = file ? states : ['nothing', 'refused', 'everything'];
  const seen = await inStates(browser, asked, { origin, walk, login });
  const listed = await listedCookies(page, origin + walk.policy);
  if (file) await writeFile(file, privacyReport(origin, login ? listed : withoutLogin(listed), seen));
  expect(listed.length).toBeGreaterThan(10);
  expect(differences(login ? listed : withoutLogin(listed), seen)).toEqual([]);
});

test('a site that measures leaves each tracker’s own, with consent to it (10.94)', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const site = await startTrackedSite();
  try {
    const { origin } = site;
    const walk = await walkOf(origin);
    const options = {
      origin,
      walk,
      login: demo.demoOwnerLogin,
      prepare: (context: Parameters<typeof answerTrackers>[0]) => answerTrackers(context, origin),
    };
    const seen = await inStates(browser, ['refused', 'analytics', 'everything'], options);
    const listed = await listedCookies(page, origin + walk.policy);
    expect(differences(listed, seen)).toEqual([]);
    expect(seen.find(({ state }) => state === 'refused')?.hosts).toEqual([]);
    expect(seen.find(({ state }) => state === 'everything')?.hosts).toContain('connect.facebook.net');
  } finally {
    await site.stop();
  }
});
