// Pages of most sites parse HTML only where a policy of theirs has made it (docs/decisions/0005). This one is known to
// this file alone.

import { islandTag } from './island.ts';

interface TrustedTypePolicy {
  /** A `TrustedHTML`, which stands for a string wherever HTML is parsed. */
  createHTML(html: string): string;
}

declare global {
  /** https://w3c.github.io/trusted-types/dist/spec/; TypeScript's DOM lacks it, and so do older browsers. */
  var trustedTypes: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy } | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy('gevel', { createHTML: (html) => html });
const trust = (html: string): string => policy?.createHTML(html) ?? html;

/**
 * Parses a page of this site. Its style element is disarmed, and islands' props are in `data` elements instead of
 * scripts, because this document's policy would report both. Other scripts are left out.
 */
export async function readPage(answer: Response): Promise<Document> {
  if (new URL(answer.url).origin !== location.origin) throw new Error(`${answer.url} is no page of this site`);
  const html = await answer.text();
  const readable = html.replace(/<style (id="page-styles")>([^<]*)<\/style>/, '<script type="text/css" $1>$2</script>');
  const page = new DOMParser().parseFromString(trust(readable), 'text/html');
  for (const script of page.body.querySelectorAll('script')) {
    const data = Object.assign(page.createElement('data'), { hidden: true, textContent: script.textContent });
    if (script.parentElement?.localName === islandTag) script.replaceWith(data);
    else script.remove();
  }
  return page;
}

/** What is in an element of this document, as React's `__html`. */
export const markupIn = (element: Element): string => trust(element.innerHTML);
