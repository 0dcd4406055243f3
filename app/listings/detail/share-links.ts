export const shareTargets = ['mail', 'whatsapp', 'facebook', 'linkedin', 'x'] as const;
/** Brand names, the same in every language. */
export const networkNames: Record<Exclude<ShareTarget, 'mail'>, string> = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
};

export type ShareTarget = (typeof shareTargets)[number];

/** Share links, as plain links: no network learns about a visitor who does not follow one. */
export function shareLinks({ url, title }: { url: string; title: string }): Record<ShareTarget, string> {
  const [page, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return {
    mail: `mailto:?subject=${text}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    x: `https://x.com/intent/post?text=${text}&url=${page}`,
  };
}
