import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { languages } from '~/i18n/languages.ts';
import { ownerPath } from '~/addresses/entity-paths.ts';
import { afterLogin, ownProperty } from './owner-visit.server.ts';
import type { Owner } from './owners.server.ts';

describe('a login', () => {
  it.each([
    ['/nl/eigenaar/', '/nl/eigenaar/'],
    ['/fr/proprietaire/4101/', '/fr/proprietaire/4101/'],
    ['/en/owner/account/', '/en/owner/account/'],
    ['/nl/Eigenaar/4101', '/nl/eigenaar/4101/'],
  ])('leads to the page that was asked for: %s', (next, expected) => {
    expect(afterLogin(next, 'nl')).toBe(expected);
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example/nl/eigenaar/',
    '///elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example/',
    '\t//elsewhere.example/',
    '/\t/elsewhere.example/',
    '/%2F/elsewhere.example/',
    '%2F%2Felsewhere.example/',
    '/%5Celsewhere.example/',
    'javascript:alert(1)',
    'http://here.invalid.elsewhere.example/nl/eigenaar/',
    'blob:http://here.invalid/nl/eigenaar/',
    '/nl/contact/',
    '/nl/login/',
    '/preview/nl/eigenaar/',
    '/api/owner/nl/4101/history',
    '/nl/eigenaar/../../x',
    '/nl/eigenaar/%E0%A4%A/',
    `/nl/eigenaar/${'x'.repeat(2_000)}/`,
  ])('leads nowhere else: %j', (next) => {
    for (const language of languages) expect(afterLogin(next, language)).toBe(ownerPath(language));
  });

  it.each([
    '/nl/eigenaar/%2F%2Felsewhere.example/',
    '/nl/eigenaar/\\elsewhere.example/',
    '/nl/eigenaar/%5C%5Celsewhere.example/',
    '/nl//eigenaar//elsewhere.example/',
    '/nl/eigenaar/a%0D%0ASet-Cookie:%20x=1/',
    '/nl/eigenaar/@elsewhere.example/',
  ])('stays on this site, whatever the page is called: %s', (next) => {
    const path = afterLogin(next, 'nl');
    expect(path).toMatch(/^\/nl\/eigenaar\/(?:[^/\\\s]+\/)?$/);
    expect(new URL(path, 'https://www.agency.example').origin).toBe('https://www.agency.example');
  });
});

describe('a property', () => {
  const lien: Owner = { id: 'p1', name: 'Lien Maes', email: 'lien@x.example', role: 'owner' };
  const owns = (ownerId: string, propertyId: string) => Promise.resolve(ownerId === 'p1' && propertyId === 'a-4101');
  const context = { portal: { owners: { owns } } } as unknown as AppLoadContext;

  it('is its owner’s, however its id is spelled', async () => {
    expect(await ownProperty(context, lien, 'A-4101')).toBe('a-4101');
  });

  it.each([
    ['nobody', null, 'a-4101'],
    ['another owner', { ...lien, id: 'p2' }, 'a-4101'],
    ['its owner, for another', lien, 'a-4102'],
    ['its owner, for none', lien, ''],
    ['its owner, with a zero byte', lien, 'a-4101\0'],
  ])('is not there for %s, in one and the same way (10.106)', async (_, owner, id) => {
    const refusal: unknown = await ownProperty(context, owner, id).catch((thrown: unknown) => thrown);
    if (!(refusal instanceof Response)) throw new Error('It was there');
    expect([refusal.status, await refusal.json()]).toEqual([404, { reason: 'page', cards: [] }]);
  });
});
