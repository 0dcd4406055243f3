import { Phone } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import drawnIcon from './drawn-icon.ts';

/** As lucide hands it to its own function, which its types do not tell of. */
const { __iconData: data } = (await import('lucide-react/dist/esm/icons/phone.mjs')) as unknown as {
  __iconData: { node: Parameters<typeof drawnIcon>[0] };
};

it('an icon has the drawing, the size and the stroke that lucide gives it', () => {
  const Drawn = drawnIcon(data.node);
  const inside = (html: string) => html.replace(/^<svg[^>]*>/, '');
  const [ours, theirs] = [Drawn, Phone].map((Each) =>
    renderToString(<Each size={16} strokeWidth={1.75} aria-hidden />),
  );
  expect(inside(ours ?? '')).toBe(inside(theirs ?? ''));
  for (const each of [
    'width="16"',
    'height="16"',
    'viewBox="0 0 24 24"',
    'stroke-width="1.75"',
    'aria-hidden="true"',
  ]) {
    expect(theirs).toContain(each);
    expect(ours).toContain(each);
  }
  expect(renderToString(<Drawn className="shrink-0" />)).toContain('width="24"');
  expect(renderToString(<Drawn className="shrink-0" />)).toContain('class="lucide shrink-0"');
});
