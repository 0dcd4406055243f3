import { videoExtensions, videoLink } from '../../app/listings/rules/video.ts';

/** A video that the site can show: one of the hosts it knows (spec §5), or a file, also on the site itself. */
export function isVideoLink(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  const ownFile =
    url.startsWith('/') &&
    !url.startsWith('//') &&
    videoExtensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`));
  return ownFile || (url.startsWith('https:') && videoLink(url) !== null);
}
