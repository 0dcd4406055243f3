import { Link as RouterLink } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';

const attributesOf = (html: string) => [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair).sort();

describe('a link on the server', () => {
  it.each(['/nl/', '/nl/te-koop/?price=1-2&page=2#results', '?page=2', '#results', '../', 'https://example.com/a/'])(
    'is the anchor that the router makes of %s',
    (to) => {
      const props = {
        to,
        className: 'plain',
        preventScrollReset: true,
        replace: true,
        state: { a: 1 },
        'aria-label': 'é',
      };
      const htmlOf = (Part: typeof RouterLink) =>
        renderToString(
          <StaticRouter location="/nl/te-koop/">
            <Part {...props}>Words</Part>
          </StaticRouter>,
        );
      expect(import.meta.env.SSR).toBe(true);
      expect(attributesOf(htmlOf(Link))).toEqual(attributesOf(htmlOf(RouterLink)));
      expect(htmlOf(Link)).toContain('>Words</a>');
    },
  );
});
