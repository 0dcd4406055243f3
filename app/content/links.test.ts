import { describe, expect, it } from 'vitest';
import { resolveLink } from './links.ts';

const find = {
  document: (id: string, language: string) => Promise.resolve(id === 'contact' ? `/${language}/contact/` : null),
  property: (id: string, language: string) =>
    Promise.resolve(id === '12' ? `/${language}/te-koop/gent/huis/12/` : null),
};

describe('links that editors make (2.38)', () => {
  it.each([
    [{ kind: 'page', reference: { _ref: 'contact' } }, '/nl/contact/'],
    [{ kind: 'property', propertyId: '12' }, '/nl/te-koop/gent/huis/12/'],
    [{ kind: 'url', url: 'https://elsewhere.example/' }, 'https://elsewhere.example/'],
    [{ kind: 'url', url: 'tel:+3290000000' }, 'tel:+3290000000'],
    [{ kind: 'url', url: '/nl/nieuws/' }, '/nl/nieuws/'],
  ])('%j leads to %s', async (stored, href) => {
    expect((await resolveLink(stored, 'nl', find))?.href).toBe(href);
  });

  it.each([[{ kind: 'page', reference: { _ref: 'unpublished' } }], [{ kind: 'property', propertyId: 'gone' }]])(
    '%j matches nothing and leads to the home page',
    async (stored) => {
      expect((await resolveLink(stored, 'fr', find))?.href).toBe('/fr/');
    },
  );

  it.each([
    [null],
    [{ kind: 'page' }],
    [{ reference: { _ref: 'contact' } }],
    [{ kind: 'url', url: 'javascript:alert(1)' }],
    [{ kind: 'url', url: '//evil.example/' }],
    [{ kind: 'url', url: ' data:text/html,x' }],
  ])('%j is no link', async (stored) => {
    expect(await resolveLink(stored, 'nl', find)).toBeNull();
  });
});
