const firstWait = 1_000;
const longestWait = 30_000;
/** Of the location that the page on the screen is of: while a part of the next one waits for its code, the router is ahead of it. */
let shownKey: string | null = null;

/** To be called with the key of each location once its page is on the screen (`app/site/router-news.ts`). */
export function rememberShown(locationKey: string): void {
  shownKey = locationKey;
}

/**
 * Asks for code or data of a part of the page until it is there, more and more rarely: a visitor without a connection, or whose page is older than
 * the build that the server has by now, keeps the page as it was sent. Meanwhile what a navigation leads to is loaded as a document, also what one leads
 * to that began before it was known that there is no answer.
 *
 * @param isWaitedFor whether a navigation waits for it, which has nothing to show instead
 * @throws what `ask` throws, while `isWaitedFor`
 */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>, isWaitedFor = () => false): Promise<Answer> {
  let navigateAsBefore = () => {};
  try {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
      try {
        return await ask();
      } catch (problem) {
        if (isWaitedFor()) throw problem;
        if (wait === firstWait) navigateAsBefore = navigateByDocument();
        if (isAheadOfPage()) window.location.reload();
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  } finally {
    navigateAsBefore();
  }
}

/** A navigation that changes a part whose code is gone would wait for it for good. What is being sent is sent as it was. Returns how to end it. */
function navigateByDocument(): () => void {
  const router = window.__remixRouter;
  const hear = ({ navigation: { location, formMethod } }: typeof router.state) => {
    if (location && formMethod !== 'POST' && navigator.onLine) window.location.assign(router.createHref(location));
  };
  hear(router.state);
  return router.subscribe(hear);
}

/** Whether a navigation has ended for the router, and its page is not shown. */
function isAheadOfPage(): boolean {
  const { navigation, location } = window.__remixRouter.state;
  return navigation.state === 'idle' && shownKey !== null && location.key !== shownKey && navigator.onLine;
}

/**
 * Puts something new in the place of a `lazy` part whose code could not be fetched, which React shows as failed for good: who comes again asks again.
 * Not before the problem is shown, for React tries once more on the way there, and would do so over and over.
 */
export function renewLater(renew: () => void): void {
  setTimeout(renew, firstWait);
}
