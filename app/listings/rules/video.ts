/** Spec §5: files by extension. */
export const videoExtensions = ['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'] as const;

/** Spec §5 "two other embed hosts by domain suffix": 360° tours that agencies use here. */
export const embedHostSuffixes = ['kuula.co', 'floorfy.com'] as const;

/** Where embedded videos and tours come from, as sources of a content security policy's `frame-src`. */
export const frameSources: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  'https://*.matterport.com',
  ...embedHostSuffixes.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
];

export type VideoLink =
  | { kind: 'file'; url: string; extension: (typeof videoExtensions)[number] }
  | { kind: 'youtube' | 'vimeo'; id: string; embedUrl: string }
  | { kind: 'facebook' | 'matterport' | 'embed'; embedUrl: string };

/** What a link of an editor or the CRM plays as; null for one that is not recognised, which is never embedded. */
export function videoLink(link: string): VideoLink | null {
  const url = webUrl(link);
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  const embedUrl = url.href;
  const youtube = youtubeId(host, url);
  if (youtube) return { kind: 'youtube', id: youtube, embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}` };
  const vimeo = isHost(host, 'vimeo.com') && /^\/(?:.*\/)?(\d+)(?:\/|$)/.exec(url.pathname)?.[1];
  if (vimeo) return { kind: 'vimeo', id: vimeo, embedUrl: `https://player.vimeo.com/video/${vimeo}?dnt=1` };
  if ((isHost(host, 'facebook.com') && /\/videos\/|^\/watch\/?$|^\/reel\//.test(url.pathname)) || host === 'fb.watch') {
    return {
      kind: 'facebook',
      embedUrl: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(embedUrl)}`,
    };
  }
  if (isHost(host, 'matterport.com')) return { kind: 'matterport', embedUrl };
  if (embedHostSuffixes.some((suffix) => isHost(host, suffix))) return { kind: 'embed', embedUrl };
  const extension = videoExtensions.find((name) => url.pathname.toLowerCase().endsWith(`.${name}`));
  return extension ? { kind: 'file', url: embedUrl, extension } : null;
}

function webUrl(link: string): URL | null {
  if (!URL.canParse(link.trim())) return null;
  const url = new URL(link.trim());
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

function isHost(host: string, suffix: string): boolean {
  return host === suffix || host.endsWith(`.${suffix}`);
}

function youtubeId(host: string, url: URL): string | null {
  const path = url.pathname.split('/').filter(Boolean);
  const candidate = isHost(host, 'youtu.be')
    ? path[0]
    : isHost(host, 'youtube.com') || isHost(host, 'youtube-nocookie.com')
      ? path[0] === 'watch'
        ? url.searchParams.get('v')
        : ['shorts', 'embed', 'live', 'v'].includes(path[0] ?? '')
          ? path[1]
          : null
      : null;
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : null;
}
