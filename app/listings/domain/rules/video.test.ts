// Requirements 5.11
import { describe, expect, it } from 'vitest';
import { defaultEmbedHosts, embedHosts, frameSources, hostName, videoLink } from './video.ts';

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
  ['https://fb.watch/abc/', 'facebook'],
  ['https://www.facebook.com/agency', undefined],
  ['https://my.matterport.com/show/?m=abc', 'matterport'],
  ['https://kuula.co/share/abc', 'embed'],
  ['https://tour.floorfy.com/x', 'embed'],
  ['https://evilkuula.co/share/abc', undefined],
  ['https://kuula.co.evil.example/share', undefined],
  ['https://kuula.co@evil.example/share', undefined],
  ['https://cdn.example/film.MP4', 'file'],
  ['https://cdn.example/film.mov', 'file'],
  ['https://cdn.example/film.wmv', 'file'],
  ['https://cdn.example/film.avi', 'file'],
  ['https://cdn.example/film.flv', 'file'],
  ['https://cdn.example/film.webm?x=1', 'file'],
  ['https://cdn.example/film.txt', undefined],
  ['javascript:alert(1)//.mp4', undefined],
  ['not a link', undefined],
  ['', undefined],
])('%s → %s', (link, kind) => expect(videoLink(link)?.kind).toBe(kind));

it('preserves ids and the key of an unlisted video, and uses https (5.12)', () => {
  expect(videoLink('https://youtu.be/abcdefghijk')).toMatchObject({ id: 'abcdefghijk' });
  expect(videoLink('https://vimeo.com/channels/staff/76979871')).toMatchObject({ id: '76979871' });
  expect(videoLink('https://vimeo.com/76979871/8272103f6e')).toEqual({
    kind: 'vimeo',
    id: '76979871',
    embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  });
  expect(videoLink('http://kuula.co/share/abc')).toMatchObject({ embedUrl: 'https://kuula.co/share/abc' });
  expect(videoLink('http://cdn.example/film.mp4')).toMatchObject({ url: 'https://cdn.example/film.mp4' });
});

describe('the embed hosts of the settings (5.13)', () => {
  it.each([
    [undefined, defaultEmbedHosts],
    [[], defaultEmbedHosts],
    [
      ['https://www.Kuula.co/explore', '*.floorfy.com', '.nodalview.com '],
      ['kuula.co', 'floorfy.com', 'nodalview.com'],
    ],
    [['co', "'self'", 'a b.example', 'x; script-src *', null], []],
  ])('%j → %j', (stored, hosts) => expect(embedHosts(stored)).toEqual(hosts));

  it('decide what is embedded', () => {
    const hosts = embedHosts(['nodalview.com']);
    expect(videoLink('https://tours.nodalview.com/abc', hosts)?.kind).toBe('embed');
    expect(videoLink('https://mynodalview.com/abc', hosts)).toBeNull();
    expect(videoLink('https://kuula.co/share/abc', hosts)).toBeNull();
  });
});

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube.com'],
  ['https://my.matterport.com/show/?m=abc', 'my.matterport.com'],
  ['not a link', ''],
])('%s is on %s', (link, host) => expect(hostName(link)).toBe(host));

describe('the hosts that a page may embed', () => {
  const sources = frameSources(defaultEmbedHosts);
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
    const covered = sources.some((source) =>
      source.includes('*') ? origin.endsWith(source.slice(source.indexOf('*') + 1)) : source === origin,
    );
    expect(covered).toBe(true);
  });
});
