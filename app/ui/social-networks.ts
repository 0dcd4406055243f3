/** The networks that editors can choose, and their link labels. No imports, because the Studio uses it too. */
export const socialNetworks = [
  { value: 'facebook', title: 'Facebook' },
  { value: 'instagram', title: 'Instagram' },
  { value: 'linkedin', title: 'LinkedIn' },
  { value: 'youtube', title: 'YouTube' },
  { value: 'tiktok', title: 'TikTok' },
  { value: 'x', title: 'X' },
] as const;

/** The label of a link; for an unknown network its host name. */
export function networkName(network: string, url: string): string {
  const known = socialNetworks.find(({ value }) => value === network);
  return known?.title ?? (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);
}
