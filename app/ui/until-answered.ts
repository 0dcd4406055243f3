const firstWait = 1_000;
const longestWait = 30_000;

/**
 * Asks for code or data of a part of the page until it is there, more and more rarely: a visitor without a connection, or whose page is older than
 * the build that the server has by now, keeps the page as it was sent.
 *
 * @param isWaitedFor whether a navigation waits for it, which has nothing to show instead
 * @throws what `ask` throws, while `isWaitedFor`
 */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>, isWaitedFor = () => false): Promise<Answer> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await ask();
    } catch (problem) {
      if (isWaitedFor()) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
