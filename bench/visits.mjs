// A visitor in its own process, so that other work of a measurement does not delay its responses.
import { createVisitor } from './visitor.mjs';

process.on('message', async ({ origin, pages, perSecond, seconds }) => {
  const visitor = createVisitor(origin);
  const visits = await visitor.visit(pages, perSecond, seconds);
  visitor.close();
  process.send?.({ visits });
});
process.once('disconnect', () => process.exit());
