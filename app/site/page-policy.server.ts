import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { trackerSources } from '~/consent/tracker-sources.server.ts';
import { pageTrackers } from './consent.server.ts';
import { defaultEmbedHosts, embedHosts, frameSources } from '~/listings/domain/rules/video.ts';

interface PolicySettings {
  /** Hosts that editors allow for videos and tours besides the default ones; null if the settings could not be read. */
  embedHosts: readonly string[] | null;
  /** Sources for configured third parties (captcha, trackers), by directive. Trackers still need consent to load. */
  others: readonly Readonly<Record<string, readonly string[]>>[];
  origin: string;
  /** Set in previews of drafts: the Studio (its origin, or `self`) embeds them in an iframe and adds overlays. */
  editedIn: string | null;
  development: boolean;
}

/**
 * The content security policy of a page. Pages are cached and shared, so inline code is allowed by hash rather than by
 * nonce (docs/decisions/0005). Vite's development client needs style elements and a socket.
 *
 * @param html the page as sent
 */
export function pagePolicy(
  html: Buffer,
  { embedHosts: own, others, origin, editedIn, development }: PolicySettings,
): string {
  const { scripts, styles } = inlineHashes(html);
  const isOpenToStyles = development || editedIn !== null;
  const frames = frameSources(own === null ? defaultEmbedHosts : embedHosts(own));
  const besides = (directive: string) =>
    [...new Set(others.flatMap((each) => each[directive] ?? []))].map((source) => ` ${source}`).join('');
  const foreignScripts = besides('script-src');
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scripts].join(' ')}${foreignScripts}`,
    `style-src ${["'self'", ...(isOpenToStyles ? ["'unsafe-inline'"] : styles)].join(' ')}${besides('style-src')}`,
    `img-src 'self' data:${besides('img-src')}`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}${besides('connect-src')}`,
    // Editors and agents may host videos anywhere.
    `media-src 'self' https:`,
    `frame-src ${["'self'", ...frames].join(' ')}${besides('frame-src')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'${editedIn === null || editedIn === 'self' ? '' : ` ${editedIn}`}`,
    // What scripts of others and the Studio's tools write into a page, no policy of ours has seen.
    ...(foreignScripts === '' && !isOpenToStyles
      ? [`require-trusted-types-for 'script'`, 'trusted-types gevel gevel-consent']
      : []),
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** CSP sources of a page's inline scripts and style elements; data blocks (JSON-LD) do not run and need none. */
export function inlineHashes(html: Buffer): { scripts: string[]; styles: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const { name, attributes, code } of inlineElements(html)) {
    if (/\bsrc=|type="application\/(ld\+)?json"/.test(attributes) || code.length === 0) continue;
    found[name].add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}

interface InlineElement {
  name: 'script' | 'style';
  attributes: string;
  code: Buffer;
}

/** The script and style elements of a page, in order. Tags inside such an element do not count. */
function* inlineElements(html: Buffer): Iterable<InlineElement> {
  const nextOf = (name: InlineElement['name'], from: number) => {
    const start = html.indexOf(`<${name}`, from);
    return { name, start: start < 0 ? html.length : start };
  };
  let [script, style] = [nextOf('script', 0), nextOf('style', 0)];
  for (;;) {
    const { name, start } = script.start < style.start ? script : style;
    const code = html.indexOf('>', start) + 1;
    const end = html.indexOf(`</${name}>`, code);
    if (code === 0 || end < 0) return;
    yield { name, attributes: html.toString('utf8', start, code), code: html.subarray(code, end) };
    if (script.start < end) script = nextOf('script', end);
    if (style.start < end) style = nextOf('style', end);
  }
}

/** The settings for a visit's page policy. Never throws, because error pages need a policy too. */
export async function policySettings(context: AppLoadContext): Promise<PolicySettings> {
  const { content, origin, studioUrl } = context;
  const editedIn = content.showsDrafts ? (studioUrl.startsWith('/') ? 'self' : studioUrl) : null;
  const { settings, trackers } = await context.visit().then(
    (visit) => ({ settings: visit.site.settings, trackers: pageTrackers(visit) }),
    () => ({ settings: null, trackers: {} }),
  );
  const others = [context.captcha.sources(settings?.captcha), trackerSources(trackers)];
  return { embedHosts: settings?.embedHosts ?? null, others, origin, editedIn, development: !import.meta.env.PROD };
}
