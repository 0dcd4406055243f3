// A visitor in a process of its own: what else a measurement does must not make answers seem late.
import { createVisitor } from './visitor.mjs';

process.on('message', async ({ origin, pages, perSecond, seconds }) => {
  const visitor = createVisitor(origin);
  const visits = await visitor.visit(pages, perSecond, seconds);
  visitor.close();
  process.send?.({ visits });
});
process.once('disconnect', () => process.exit());
