import { describe, expect, it } from 'vitest';
import { cleanDescription, paragraphs, plainText } from './description.ts';

describe('plainText (10.168)', () => {
  it.each([
    ['<p>A house</p><p>with &amp; without</p>', 'A house with & without'],
    ['a<br/>b<br>c', 'a b c'],
    ['<b>Bold</b>, then', 'Bold, then'],
    ['<script>alert(1)</script>text', 'text'],
    ['<script>never closed', ''],
    ['<!-- no -->yes', 'yes'],
    ['<img src=x onerror=alert(1)', ''],
    ['95 m&sup2; &#8364; &#x20AC; &unknown; &#0;', '95\u00a0m² € € &unknown;'],
    ['<b>Te koop</b>! Groot<i>ste</i> kamer.', 'Te koop! Grootste kamer.'],
    ['Un jardin : « oui » ; et 1 118 m² ?', 'Un jardin\u00a0: «\u00a0oui\u00a0»\u00a0; et 1\u00a0118\u00a0m²\u00a0?'],
    ['un jardin&nbsp;: 84\u00a0kWh\u00a0par an', 'un jardin\u00a0: 84\u00a0kWh par an'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['  many \n\t spaces  ', 'many spaces'],
    ['', ''],
  ])('%j → %j', (html, text) => expect(plainText(html)).toBe(text));
});

describe('cleanDescription (9.15)', () => {
  const word = (length: number) => 'x'.repeat(length);
  it.each([
    ['at the limit', word(250), word(250)],
    ['one past it, no space', word(251), `${word(250)}...`],
    ['space past 80 %', `${word(201)} ${word(100)}`, `${word(201)}...`],
    ['space at 80 %', `${word(200)} ${word(100)}`, `${word(200)} ${word(49)}...`],
    ['space before 80 %', `${word(100)} ${word(200)}`, `${word(100)} ${word(149)}...`],
    ['tags do not count', `<p>${word(250)}</p>`, word(250)],
    ['half of a pair is dropped', `${word(249)}😀 more`, `${word(249)}...`],
  ])('%s', (_name, html, text) => expect(cleanDescription(html)).toBe(text));
});

describe('paragraphs', () => {
  it.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['<p>One &amp; <b>more</b>.</p><p>Two.</p>', ['One & more.', 'Two.']],
    ['One.<br/><br>Two.', ['One.', 'Two.']],
    ['<ul><li>a</li><li>b</li></ul>', ['a', 'b']],
    [' <p> </p> ', []],
  ])('%j', (html, expected) => expect(paragraphs(html)).toEqual(expected));
});
