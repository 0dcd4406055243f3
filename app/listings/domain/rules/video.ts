/** Requirements 5.11: video files, by extension. */
export const videoExtensions = ['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'] as const;

/** Those that every browser plays. */
export const playedExtensions: readonly string[] = ['mp4', 'webm'];

/**
 * Requirements 5.12 "two other embed hosts by domain suffix": the default, hosts of 360° tours that agencies here use.
 */
export const defaultEmbedHosts = ['kuula.co', 'floorfy.com'] as const;

/**
 * The editors' list of embed hosts as domains: `https://www.kuula.co/`, `*.kuula.co` and `.kuula.co` mean `kuula.co`.
 * Invalid entries are dropped, because the list becomes part of a security policy. Defaults to `defaultEmbedHosts`.
 */
export function embedHosts(stored: readonly (string | null)[] | null | undefined): readonly string[] {
  if (!stored || stored.length === 0) return defaultEmbedHosts;
  return stored.flatMap((entry) => embedHost(entry ?? '') ?? []);
}

/** The domain in an editor's input; null if invalid. */
export function embedHost(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^\*?\./, '')
    .replace(/^www\./, '');
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(host) ? host : null;
}

/** Sources of embedded videos and tours, for the `frame-src` of a content security policy. */
export function frameSources(hosts: readonly string[]): readonly string[] {
  return [
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://www.facebook.com',
    'https://*.matterport.com',
    ...hosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
  ];
}

export type VideoLink =
  | { kind: 'file'; url: string; extension: (typeof videoExtensions)[number] }
  | { kind: 'youtube' | 'vimeo'; id: string; embedUrl: string }
  | { kind: 'facebook' | 'matterport' | 'embed'; embedUrl: string };

/** How to play a link from an editor or the CRM; null if it is not recognized, and must not be embedded. */
export function videoLink(link: string, hosts: readonly string[] = defaultEmbedHosts): VideoLink | null {
  const url = webUrl(link);
  if (url === null) return null;
  return (
    youtubeLink(url) ??
    vimeoLink(url) ??
    facebookLink(url) ??
    (isOn(url, 'matterport.com') ? { kind: 'matterport', embedUrl: secure(url) } : null) ??
    (hosts.some((host) => isOn(url, host)) ? { kind: 'embed', embedUrl: secure(url) } : null) ??
    fileLink(url)
  );
}

/** The displayed host of a link: `youtube.com`. Empty for an invalid link. */
export function hostName(link: string): string {
  return webUrl(link)?.hostname.replace(/^www\./, '') ?? '';
}

/** YouTube: ids of 11 characters, including shorts. */
function youtubeLink(url: URL): VideoLink | null {
  const path = url.pathname.split('/').filter(Boolean);
  const id = isOn(url, 'youtu.be')
    ? path[0]
    : !isOn(url, 'youtube.com') && !isOn(url, 'youtube-nocookie.com')
      ? null
      : path[0] === 'watch'
        ? url.searchParams.get('v')
        : ['shorts', 'embed', 'live', 'v'].includes(path[0] ?? '')
          ? path[1]
          : null;
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return { kind: 'youtube', id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

/** Vimeo: numeric ids; an unlisted video has a key after its id. */
function vimeoLink(url: URL): VideoLink | null {
  if (!isOn(url, 'vimeo.com')) return null;
  const [, id, behind] = /^\/(?:.*\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const key = behind ?? /^[0-9a-f]+$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return { kind: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}` };
}

function facebookLink(url: URL): VideoLink | null {
  const isVideo = isOn(url, 'facebook.com') && /\/videos\/|^\/watch\/?$|^\/reel\//.test(url.pathname);
  if (!isVideo && !isOn(url, 'fb.watch')) return null;
  const embedUrl = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(secure(url))}`;
  return { kind: 'facebook', embedUrl };
}

function fileLink(url: URL): VideoLink | null {
  const extension = videoExtensions.find((name) => url.pathname.toLowerCase().endsWith(`.${name}`));
  return extension ? { kind: 'file', url: secure(url), extension } : null;
}

/** Parses a web link; null for anything else (`javascript:`, credentials in the URL). */
function webUrl(link: string): URL | null {
  if (!URL.canParse(link.trim())) return null;
  const url = new URL(link.trim());
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : null;
}

/** Browsers block http content in the site's https pages. */
function secure(url: URL): string {
  return url.href.replace(/^http:/, 'https:');
}

/** The domain itself or a subdomain. A plain suffix check would accept `evilkuula.co`. */
function isOn({ hostname }: URL, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
