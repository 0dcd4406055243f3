import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe('the content security policy', () => {
  it('names each inline script by its hash, and neither files nor data blocks', () => {
    const html = `<script>one()</script><script type="module" async="">import "/a.js"</script><script src="/b.js"></script>
      <script type="application/ld+json">{"@type":"Thing"}</script><script id="interface-texts" type="application/json">{}</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('import "/a.js"')]);
  });

  it('allows no inline script and no inline style sheet in production', () => {
    const policy = contentSecurityPolicy({
      scriptHashes: [hashOf('x')],
      frameSources: ['https://player.vimeo.com'],
      development: false,
      secure: true,
    });
    const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]));
    expect(directives.get('script-src')).toBe(`script-src 'self' '${hashOf('x')}'`);
    expect(directives.get('style-src')).toBe(`style-src 'self'`);
    expect(directives.get('frame-ancestors')).toBe(`frame-ancestors 'self'`);
    expect(directives.get('frame-src')).toBe(`frame-src 'self' https://player.vimeo.com`);
    expect(policy).toContain('upgrade-insecure-requests');
  });
});
