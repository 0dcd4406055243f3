import { describe, expect, it } from 'vitest';
import { edited } from '~/platform/edits.ts';
import { stylesElementId } from '~/ui/islands/page-styles.ts';
import { collectStyles } from './inline-styles.ts';

const page = (body: string, sheet = '') =>
  `<html><head><style id="${stylesElementId}">${sheet}</style></head><body>${body}</body></html>`;

function collected(html: string): string {
  const bytes = Buffer.from(html);
  return edited(bytes, collectStyles(bytes)).toString();
}

describe('the styles of a page', () => {
  it('move from attributes into the style element, each once', () => {
    const html = page(
      '<p class="a" style="color:red" id="b">x</p><img style="color:red"/><br style="--items:3"/><i>style="not"</i>',
    );
    expect(collected(html)).toBe(
      page(
        '<p class="a" data-style="0" id="b">x</p><img data-style="0"/><br data-style="1"/><i>style="not"</i>',
        '[data-style="0"]:not(#_){color:red}[data-style="1"]:not(#_){--items:3}',
      ),
    );
  });

  it('decode what React escaped', () => {
    const html = page('<p style="background-image:url(&quot;data:image/webp;base64,A+/=&quot;)&amp;">x</p>');
    expect(collected(html)).toContain('{background-image:url("data:image/webp;base64,A+/=")&}');
  });

  it('cannot break out of their rule', () => {
    expect(collected(page('<p style="color:red} body{display:none">x</p>'))).toBe(page('<p>x</p>'));
    expect(collected(page('<p style="color:&lt;/style&gt;">x</p>'))).toBe(page('<p>x</p>'));
  });

  it('are found after characters of several bytes', () => {
    expect(collected(page('<p title="één €" style="content:&quot;ß&quot;">😀</p><i style="color:red">é</i>'))).toBe(
      page(
        '<p title="één €" data-style="0">😀</p><i data-style="1">é</i>',
        '[data-style="0"]:not(#_){content:"ß"}[data-style="1"]:not(#_){color:red}',
      ),
    );
  });

  it('stay in the attributes on a page without the style element', () => {
    expect(collected('<p style="color:red">x</p>')).toBe('<p style="color:red">x</p>');
  });
});
