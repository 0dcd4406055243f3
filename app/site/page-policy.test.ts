import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.server.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function directives(html: string, settings: Partial<Parameters<typeof pagePolicy>[1]> = {}): Map<string, string> {
  const policy = pagePolicy(Buffer.from(html), {
    embedHosts: null,
    others: [],
    origin: 'https://www.agency.example',
    editedIn: null,
    development: false,
    ...settings,
  });
  return new Map(policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each]));
}

describe('the content security policy of a page', () => {
  it('allows each inline script by its hash, and neither files nor data blocks (10.45)', () => {
    const html = `<script>one()</script><script type="module" async="">import "/a.js"</script><script src="/b.js"></script>
      <script type="application/ld+json">{"@type":"Thing"}</script><script id="interface-texts" type="application/json">{}</script>`;
    expect(directives(html).get('script-src')).toBe(`script-src 'self' ${hashOf('one()')} ${hashOf('import "/a.js"')}`);
  });

  it('allows the style element by its hash, and no style attribute', () => {
    const policy = directives('<style id="page-styles">.a{color:red}</style><style></style>');
    expect(policy.get('style-src')).toBe(`style-src 'self' ${hashOf('.a{color:red}')}`);
    expect([...policy.values()].join()).not.toContain('unsafe-inline');
    expect(policy.has('style-src-attr')).toBe(false);
  });

  it('takes what stands between the tags of one for no element, wherever characters of several bytes are', () => {
    const code = 'note("é <style>x</style> €")';
    const policy = directives(`<p>één</p><script>${code}</script><style>.é{}</style><script>two()</script>`);
    expect(policy.get('script-src')).toBe(`script-src 'self' ${hashOf(code)} ${hashOf('two()')}`);
    expect(policy.get('style-src')).toBe(`style-src 'self' ${hashOf('.é{}')}`);
  });

  it('lets injected markup load no plugin, move no relative link and send no form elsewhere (10.45)', () => {
    expect([...directives('').values()]).toEqual(
      expect.arrayContaining([`default-src 'self'`, `object-src 'none'`, `base-uri 'none'`, `form-action 'self'`]),
    );
  });

  it('lets only the Studio embed a preview of drafts', () => {
    expect(directives('', { editedIn: 'https://studio.example' }).get('frame-ancestors')).toBe(
      `frame-ancestors 'self' https://studio.example`,
    );
    expect(directives('', { editedIn: 'self' }).get('style-src')).toBe(`style-src 'self' 'unsafe-inline'`);
    expect(directives('').get('frame-ancestors')).toBe(`frame-ancestors 'self'`);
  });

  it('allows embeds of the default hosts and those that editors add (5.13)', () => {
    expect(directives('').get('frame-src')).toContain('https://player.vimeo.com');
    expect(directives('', { embedHosts: ['tours.example'] }).get('frame-src')).toContain('https://tours.example');
  });

  it('allows a captcha of somebody else’s only what it needs', () => {
    const captcha = { 'script-src': ['https://captcha.example'], 'frame-src': ['https://captcha.example'] };
    const policy = directives('<script>one()</script>', { others: [captcha] });
    expect(policy.get('script-src')).toBe(`script-src 'self' ${hashOf('one()')} https://captcha.example`);
    expect(policy.get('frame-src')).toContain('https://captcha.example');
    expect(policy.get('connect-src')).toBe(`connect-src 'self'`);
    expect([...directives('').values()].join()).not.toContain('captcha');
  });

  it('lets strings become HTML only by the site’s own policies, where no script of others and no Studio writes (10.276)', () => {
    const trusted = (settings: Parameters<typeof directives>[1]) => {
      const policy = directives('', settings);
      return [policy.get('require-trusted-types-for'), policy.get('trusted-types')];
    };
    expect(trusted({})).toEqual([`require-trusted-types-for 'script'`, 'trusted-types gevel gevel-consent']);
    const tracker = { 'script-src': ['https://tracker.example'] };
    expect(trusted({ others: [tracker] })).toEqual([undefined, undefined]);
    expect(trusted({ editedIn: 'self' })).toEqual([undefined, undefined]);
  });

  it('requires https only where the site has it', () => {
    expect(directives('').has('upgrade-insecure-requests')).toBe(true);
    expect(directives('', { origin: 'http://localhost:3000' }).has('upgrade-insecure-requests')).toBe(false);
  });
});
