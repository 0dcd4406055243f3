/** Parses HTML from our own server: React escapes every attribute and closes every element. */

/** The attributes of all elements with a tag name; attribute names are in lower case. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

/** The texts of all elements with a tag name, without inner markup. */
export function texts(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s/>])[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
    plain(inner),
  );
}

/** The readable text of a page, including its title. */
export function visibleText(html: string): string {
  return plain(html.replace(/<(script|style)[\s>].*?<\/\1>/gs, ' '));
}

export function attribute(html: string, element: string, where: Record<string, string>, name: string): string | null {
  const found = elements(html, element).find((each) =>
    Object.entries(where).every(([key, value]) => each[key] === value),
  );
  return found?.[name] ?? null;
}

export function canonicalOf(html: string): string | null {
  return attribute(html, 'link', { rel: 'canonical' }, 'href');
}

/** `hreflang` → URL. */
export function alternatesOf(html: string): Record<string, string> {
  const links = elements(html, 'link').filter((each) => each.rel === 'alternate');
  return Object.fromEntries(links.map((each) => [each.hreflang ?? '', each.href ?? '']));
}

export function isIndexed(html: string): boolean {
  return !(attribute(html, 'meta', { name: 'robots' }, 'content') ?? '').includes('noindex');
}

/** The names in the breadcrumb; empty if the page has none. */
export function breadcrumbOf(html: string): string[] {
  const list = /<nav[^>]*>\s*<ol[^>]*>(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  return texts(list, 'li').map((text) => text.replace(/^\/ ?/, ''));
}

function plain(html: string): string {
  return decode(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => named[name] ?? entity);
}
