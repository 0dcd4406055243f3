import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

it.each([
  ['phone', true],
  ['nonsense', false],
  // Content may have been stored without the Studio's rules.
  ['__proto__', false],
  ['constructor', false],
  [null, false],
])('the icon %s is drawn: %s (10.371)', (name, drawn) => {
  expect(renderToStaticMarkup(<Icon name={name} />) !== '').toBe(drawn);
});
