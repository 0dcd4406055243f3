// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readPage, styleRule, takeOverStyles } from './page-styles.ts';

const page = (body: string, ...declared: string[]) => {
  const sheet = declared.map((declarations, number) => styleRule(`${number}`, declarations)).join('');
  return `<html><head><style id="page-styles">${sheet}</style></head><body>${body}</body></html>`;
};

it('another document’s elements keep their inline styles in this one, whatever these are called there', () => {
  document.documentElement.innerHTML = page('', 'color: red', 'width: 10%');
  const next = readPage(page('<i data-style="0"></i><b data-style="1"></b><u>none</u>', 'width: 10%', 'height: 2em'));
  expect(next.querySelector('style')).toBeNull();
  takeOverStyles(next);
  expect(next.body.innerHTML).toBe('<i data-style="1"></i><b data-style="2"></b><u>none</u>');
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/\s/g, ''));
  expect(rules.at(-1)).toBe('[data-style="2"]:not(#_){height:2em;}');
  expect(rules).toHaveLength(3);

  const third = readPage(page('<i data-style="0"></i>', 'height: 2em'));
  takeOverStyles(third);
  expect(third.body.innerHTML).toBe('<i data-style="2"></i>');
  expect(document.styleSheets[0]?.cssRules).toHaveLength(3);
});
