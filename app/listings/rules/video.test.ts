import { describe, expect, it } from 'vitest';
import { frameSources, videoLink } from './video.ts';

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'youtube'],
  ['https://youtube.com/shorts/abcdefghijk', 'youtube'],
  ['https://youtu.be/abcdefghijk', 'youtube'],
  ['https://m.youtube.com/embed/abc_efg-ijk', 'youtube'],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://www.youtube.com/abcdefghijk', undefined],
  ['https://notyoutube.com/watch?v=abcdefghijk', undefined],
  ['https://vimeo.com/123456789', 'vimeo'],
  ['https://player.vimeo.com/video/123456789', 'vimeo'],
  ['https://vimeo.com/about', undefined],
  ['https://www.facebook.com/agency/videos/1234/', 'facebook'],
  ['https://www.facebook.com/agency', undefined],
  ['https://my.matterport.com/show/?m=abc', 'matterport'],
  ['https://kuula.co/share/abc', 'embed'],
  ['https://tour.floorfy.com/x', 'embed'],
  ['https://kuula.co.evil.example/share', undefined],
  ['https://cdn.example/film.MP4', 'file'],
  ['https://cdn.example/film.webm?x=1', 'file'],
  ['https://cdn.example/film.txt', undefined],
  ['javascript:alert(1)//.mp4', undefined],
  ['not a link', undefined],
  ['', undefined],
])('%s → %s', (link, kind) => expect(videoLink(link)?.kind).toBe(kind));

it('keeps ids', () => {
  expect(videoLink('https://youtu.be/abcdefghijk')).toMatchObject({ id: 'abcdefghijk' });
  expect(videoLink('https://vimeo.com/channels/staff/76979871')).toMatchObject({ id: '76979871' });
});

describe('the hosts that a page may embed', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://vimeo.com/123456',
    'https://www.facebook.com/agency/videos/123/',
    'https://my.matterport.com/show/?m=abc',
    'https://kuula.co/share/abc',
    'https://tours.floorfy.com/abc',
  ])('include that of %s', (link) => {
    const found = videoLink(link);
    const { origin } = new URL(found && 'embedUrl' in found ? found.embedUrl : '');
    const covered = frameSources.some((source) =>
      source.includes('*') ? origin.endsWith(source.slice(source.indexOf('*') + 1)) : source === origin,
    );
    expect(covered).toBe(true);
  });
});
