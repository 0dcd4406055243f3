// Requirements 5.11
import { describe, expect, it } from 'vitest';
import { contrastRatio, isColour } from '../../app/ui/contrast.ts';
import { contrastProblem, readablePairs } from './colour.ts';
import { isAddress, linkProblem, requiredLink } from './link.ts';
import { isBlank } from './is-blank.ts';
import { redirectSourceProblem, segmentProblem } from './path.ts';
import { timeOfDay } from './time.ts';
import { filledIn } from './translated.ts';
import { isVideoLink, playedVideo } from './video-link.ts';

describe('colours', () => {
  it.each([
    ['#26303a', true],
    ['#FFF000', true],
    ['#fff', false],
    ['red', false],
    ['#26303a; color: red', false],
  ])('%s is a colour: %s', (value, expected) => expect(isColour(value)).toBe(expected));

  it('measures contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('names the ratio there is and the one that is needed, and never rounds it up to the limit', () => {
    expect(contrastProblem('The text', '#777777', '#ffffff')).toBe(
      'The text cannot be read: its contrast is 4.4:1 and must be at least 4.5:1.',
    );
    expect(contrastProblem('The text', '#26303a', '#f4f0e8')).toBeNull();
    expect(contrastProblem('The text', undefined, '#ffffff')).toBeNull();
  });
});

it('refuses unreadable pairs at the colour of their text (10.22)', () => {
  const rule = readablePairs([
    { text: 'textColor', ground: 'bgColor', what: 'The text' },
    { text: 'btnTextColor', ground: 'btnColor', what: 'The text on the button' },
  ]);
  const fine = { textColor: '#000000', bgColor: '#ffffff' };
  expect(rule(fine)).toBe(true);
  expect(rule(undefined)).toBe(true);
  expect(rule({ ...fine, btnTextColor: '#eeeeee', btnColor: '#ffffff' })).toEqual([
    {
      message: 'The text on the button cannot be read: its contrast is 1.1:1 and must be at least 4.5:1.',
      path: ['btnTextColor'],
    },
  ]);
});

describe('paths (10.8)', () => {
  const root = { pageType: 'content', atRoot: true };
  it.each([
    ['diensten', 'nl', root, null],
    ['Diensten', 'nl', root, /lower-case/],
    ['à-propos', 'fr', root, /lower-case/],
    ['a/b', 'nl', root, /lower-case/],
    ['studio', 'nl', root, /reserved/],
    ['nl', 'fr', root, /reserved/],
    ['studio', 'nl', { pageType: 'content', atRoot: false }, null],
    ['te-koop', 'nl', root, /fixed page/],
    ['te-koop', 'fr', root, null],
    ['te-koop', 'nl', { pageType: 'sale', atRoot: true }, null],
    ['koop', 'nl', { pageType: 'sale', atRoot: true }, /“te-koop”/],
    ['disclaimer', 'de', { pageType: 'static', atRoot: true }, null],
  ] as const)('%s in %s', (segment, language, page, problem) => {
    const answer = segmentProblem(segment, language, page);
    if (problem === null) expect(answer).toBeNull();
    else expect(answer).toMatch(problem);
  });

  it.each([
    ['/nl/aanbod/', true],
    ['/aanbod', true],
    ['aanbod', false],
    ['//evil.example', false],
    ['/', false],
    ['/a?b=1', false],
    ['/studio/', false],
  ])('a redirect from %s: %s', (from, fine) => expect(redirectSourceProblem(from) === null).toBe(fine));
});

describe('links', () => {
  it.each([
    ['https://gevel.example/a', true],
    ['/for-sale/?type=2', true],
    ['mailto:info@gevel.example', true],
    ['tel:+3290000000', true],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['https:///x', false],
    ['gevel.example', false],
  ])('%s may stand in an href: %s', (value, expected) => expect(isAddress(value)).toBe(expected));

  it('asks for what its kind needs', () => {
    expect(linkProblem({ kind: 'page' })).toEqual({ message: expect.stringMatching(/page/), path: ['reference'] });
    expect(linkProblem({ kind: 'page', reference: { _ref: 'menuPage.home' } })).toBeNull();
    expect(linkProblem({ kind: 'property', propertyId: ' ' })?.path).toEqual(['propertyId']);
    expect(linkProblem({ kind: 'url', url: 'javascript:alert(1)' })?.path).toEqual(['url']);
    expect(linkProblem({ kind: 'elsewhere' })?.path).toEqual(['kind']);
  });

  it.each([undefined, { _type: 'link' }, { _type: 'link', newWindow: false }])('%j is no link yet', (link) => {
    expect(linkProblem(link)).toBeNull();
    expect(requiredLink(link)).toMatchObject({ path: ['kind'] });
  });
});

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', true],
  ['https://youtube.com/shorts/abcdefghijk', true],
  ['https://youtu.be/abcdefghijk?t=3', true],
  ['https://youtu.be/abc', false],
  ['https://vimeo.com/123456', true],
  ['https://my.matterport.com/show/?m=AbC123', true],
  ['https://files.gevel.example/tour.MP4', true],
  ['/video/tour.webm', true],
  ['https://gevel.example/page', false],
  ['javascript:x.mp4', false],
])('%s is a video: %s', (url, expected) => expect(isVideoLink(url)).toBe(expected));

it.each([
  ['https://files.gevel.example/tour.MP4?x=1', true],
  ['file-0a1b-webm', true],
  ['https://youtu.be/abcdefghijk', true],
  [undefined, true],
  ['https://files.gevel.example/tour.wmv', expect.stringMatching(/WMV.*MP4/)],
  ['file-0a1b-mov', expect.stringContaining('MOV')],
])('%s is played by every browser: %s (10.310)', (video, expected) => expect(playedVideo(video)).toEqual(expected));

it('reads times and their order', () => {
  expect(timeOfDay('09:00')).toBe(true);
  expect(timeOfDay('9:00')).not.toBe(true);
  expect(timeOfDay('24:00')).not.toBe(true);
  expect(timeOfDay('09:00', { from: '10:00' }, 'from')).not.toBe(true);
  expect(timeOfDay('11:00', { from: '10:00' }, 'from')).toBe(true);
});

it('takes blanks for nothing', () => {
  expect(filledIn({ nl: '  ' }, 'nl')).toBe(false);
  expect(filledIn({ nl: [] }, 'nl')).toBe(false);
  expect(filledIn({ nl: 'x' }, 'nl')).toBe(true);
  expect(filledIn(undefined, 'nl')).toBe(false);
});

it.each([
  [undefined, true],
  [{ _type: 'banner', title: { _type: 'publicString', public: true }, gallery: [] }, true],
  [{ _type: 'translatedString', nl: ' ' }, true],
  [{ _type: 'reference', _ref: 'a' }, false],
  [{ delay: 3000 }, false],
  [[{ _key: 'a', _type: 'slide', alt: { nl: 'Huis' } }], false],
])('%j is blank: %s', (value, expected) => expect(isBlank(value)).toBe(expected));
