import type { ValidationContext } from 'sanity';
import {
  defaultEmbedHosts,
  embedHosts,
  playedExtensions,
  videoExtensions,
  videoLink,
} from '../../app/listings/domain/rules/video.ts';
import { fill } from '../words.ts';
import { askLake } from './lake.ts';
import { words } from './words.ts';

/** Whether the site can show a video: a known host (requirements 5.12), or a file, possibly on the site itself. */
export function isVideoLink(url: string, hosts: readonly string[] = defaultEmbedHosts): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  const ownFile =
    url.startsWith('/') &&
    !url.startsWith('//') &&
    videoExtensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`));
  return ownFile || (url.startsWith('https:') && videoLink(url, hosts) !== null);
}

/** The same as a validation rule; the settings may add hosts. */
export async function videoLinkRule(url: string | undefined, context: ValidationContext): Promise<true | string> {
  if (url === undefined || isVideoLink(url)) return true;
  const stored = await askLake<string[] | null>(context, 'drafts', '*[_id == "siteSettings"][0].embedHosts');
  return isVideoLink(url, embedHosts(stored)) || words.videoUnknown;
}

/** A warning for a file that not every browser plays: of a link or of an uploaded file's id (`file-…-mov`). */
export function playedVideo(video: string | undefined): true | string {
  const [, extension = ''] = /[.-]([a-z0-9]+)$/i.exec((video ?? '').split(/[?#]/, 1)[0] ?? '') ?? [];
  const kind = videoExtensions.find((known) => known === extension.toLowerCase());
  return kind === undefined || playedExtensions.includes(kind)
    ? true
    : fill(words.videoNotPlayed, { kind: kind.toUpperCase() });
}
