// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { styleRule, takeOverStyles } from './page-styles.ts';
import { readPage } from './trusted-html.ts';

const page = (body: string, ...declared: string[]) => {
  const sheet = declared.map((declarations, number) => styleRule(`${number}`, declarations)).join('');
  return `<html><head><style id="page-styles">${sheet}</style></head><body>${body}</body></html>`;
};
const answer = (html: string, url = location.href) => Object.defineProperty(new Response(html), 'url', { value: url });

it('another document’s elements keep their inline styles in this one, whatever these are called there', async () => {
  document.documentElement.innerHTML = page('', 'color: red', 'width: 10%');
  const body = '<i data-style="0"></i><b data-style="1"></b><u>none</u>';
  const next = await readPage(answer(page(body, 'width: 10%', 'height: 2em')));
  expect(next.querySelector('style')).toBeNull();
  takeOverStyles(next);
  expect(next.body.innerHTML).toBe('<i data-style="1"></i><b data-style="2"></b><u>none</u>');
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/\s/g, ''));
  expect(rules.at(-1)).toBe('[data-style="2"]:not(#_){height:2em;}');
  expect(rules).toHaveLength(3);

  const third = await readPage(answer(page('<i data-style="0"></i>', 'height: 2em')));
  takeOverStyles(third);
  expect(third.body.innerHTML).toBe('<i data-style="2"></i>');
  expect(document.styleSheets[0]?.cssRules).toHaveLength(3);
});

it('a page of another site is not read (10.276)', async () => {
  await expect(readPage(answer('<p>', 'https://elsewhere.example/'))).rejects.toThrow('no page of this site');
});
