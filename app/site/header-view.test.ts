import { describe, expect, it } from 'vitest';
import { readHeader } from './header-view.server.ts';
import type { Visit } from './visit.server.ts';

const read = (header: object | null) =>
  readHeader({
    site: { header },
    choice: { language: 'nl', fallback: 'fr' },
    link: async (stored: object | undefined) => (stored ? { href: '/nl/contact/' } : null),
  } as unknown as Visit);

const link = (label: object, status = 'Published') => ({ _key: Object.values(label).join(), status, label, link: {} });

describe('the header', () => {
  it('has the Studio’s defaults where editors have set nothing (3.15)', async () => {
    expect(await read(null)).toMatchObject({
      appBar: { bgColor: null, changeOnScroll: true },
      menu: { position: 'right', showFreeEvaluation: true, showHomeMenu: false, fontSize: null },
      menuMobile: { position: 'right' },
      logo: { position: 'left', showLogoAtStart: true },
      languageSwitcher: true,
      propertySearch: true,
      links: { left: [], right: [] },
    });
  });

  it('is as editors want it (3.15)', async () => {
    const header = await read({
      appBar: { bgColor: '#102030', textColor: '#ffffff', changeOnScroll: false },
      menu: { position: 'center', showFreeEvaluation: false, showHomeMenu: true, menuFontSize: 18 },
      menuMobile: { position: 'left', colors: { bgColor: '#000000' } },
      logo: { position: 'center', showLogoAtStart: false },
      languageSwitcher: { show: false },
      propertySearch: { show: false },
    });
    expect(header).toMatchObject({
      appBar: { bgColor: '#102030', textColor: '#ffffff', changeOnScroll: false },
      menu: { position: 'center', showFreeEvaluation: false, showHomeMenu: true, fontSize: 18 },
      menuMobile: { position: 'left', bgColor: '#000000' },
      logo: { position: 'center', showLogoAtStart: false },
      languageSwitcher: false,
      propertySearch: false,
    });
  });

  it('has links that are published and say something, in the page’s language or the site’s (3.16)', async () => {
    const left = [
      link({ nl: 'Bel ons', fr: 'Appelez' }),
      link({ fr: 'Écrivez' }),
      link({}),
      link({ nl: 'Later' }, 'Draft'),
    ];
    const labels = async (show?: boolean) =>
      (await read({ headerLinks: { left, show } })).links.left.map((each) => each.label);
    expect(await labels()).toEqual(['Bel ons', 'Écrivez']);
    expect(await labels(false)).toEqual([]);
  });
});
