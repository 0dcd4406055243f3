// Requirements 5.12
import { expect, it } from 'vitest';
import { defaultEmbedHosts } from '../domain/rules/video.ts';
import { mediaOf } from './media.ts';

it('distinguishes videos from tours and embeds from links, and shows each once', () => {
  const film = 'https://youtu.be/aqz-KE-bpKQ';
  const media = mediaOf(
    {
      videoUrls: [film, film, 'http://cdn.example/a.mp4', 'https://films.example/42', 'https://kuula.co/share/abc'],
      tourUrl: 'https://my.matterport.com/show/?m=abc',
    },
    defaultEmbedHosts,
  );
  expect(media.map(({ kind, plays, url, host }) => [kind, plays, url, host])).toEqual([
    ['film', 'embed', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtu.be'],
    ['film', 'file', 'https://cdn.example/a.mp4', 'cdn.example'],
    ['film', 'link', 'https://films.example/42', 'films.example'],
    ['tour', 'embed', 'https://kuula.co/share/abc', 'kuula.co'],
    ['tour', 'embed', 'https://my.matterport.com/show/?m=abc', 'my.matterport.com'],
  ]);
  expect(mediaOf({ videoUrls: ['javascript:alert(1)'], tourUrl: null }, defaultEmbedHosts)).toEqual([]);
});
