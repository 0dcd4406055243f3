/** Spec §5: the video hosts the site can embed, and video files by their extension. */
const recognised: RegExp[] = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)[\w-]{11}(?:[?&#].*)?$/,
  /^https:\/\/youtu\.be\/[\w-]{11}(?:[?#].*)?$/,
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?\d+(?:[/?#].*)?$/,
  /^https:\/\/(?:www\.|m\.)?facebook\.com\/(?:watch\/?\?v=\d+|[^/]+\/videos\/\d+|reel\/\d+).*$/,
  /^https:\/\/my\.matterport\.com\/show\/?\?m=[\w-]+.*$/,
  /^(?:https:\/|\/).*\.(?:mp4|mov|wmv|avi|flv|webm)(?:[?#].*)?$/i,
];

export function isVideoLink(url: string): boolean {
  return recognised.some((pattern) => pattern.test(url));
}
