import { fixedPages, type FixedPage } from '../../../app/addresses/table.ts';
import { languages } from '../../../app/i18n/languages.ts';
import { defaultRenovationTerms } from '../../../app/listings/domain/rules/renovation-term.ts';
import { line, module, page, path, relation, type Document } from './compose.ts';
import { cookieConsent, filterConfig } from './source/frame.ts';
import { cookieList } from './source/pages/cookies.ts';

const segmentsOf = ({ nl, fr, en, de }: (typeof fixedPages)[FixedPage]['segments']) => path(nl, fr, en, de);

/** The initial content of a new agency: the pages that every site has, in four languages, without demo texts. */
export const newAgency: Document[] = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    agencyName: 'Mijn kantoor',
    languageDefault: 'nl',
    languageUse: languages.map((code) => ({ _type: 'languageUse', code, use: true })),
    cookieLifetimeDays: 180,
    timeSlots: [
      { _type: 'timeSlot', from: '10:00', to: '13:00' },
      { _type: 'timeSlot', from: '14:00', to: '16:00' },
      { _type: 'timeSlot', from: '16:00', to: '19:00' },
    ],
    visitMinutes: 30,
    visitTravelMinutes: 15,
    visitsPerSlot: 1,
    captcha: { kind: 'characters' },
    depositMonths: { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 },
    rental: { incomeTimesRent: 3, personsPerBedroom: 2 },
    renovationTermYears: defaultRenovationTerms,
    marqueesReplacingPrice: [3, 4],
  },
  {
    _id: 'header',
    _type: 'header',
    appBar: { changeOnScroll: true },
    menu: { position: 'right', showHomeMenu: false, showFreeEvaluation: true },
    menuMobile: { position: 'right' },
    logo: { position: 'left', showLogoAtStart: true },
    headerLinks: { show: true, left: [], right: [] },
    languageSwitcher: { show: true },
    propertySearch: { show: true },
  },
  { _id: 'footer', _type: 'footer', bottom: [] },
  filterConfig,
  cookieConsent,
  page('home', {
    name: 'Home',
    pageType: 'home',
    order: 0,
    menuPosition: 'main',
    title: line('Vind uw thuis', 'Trouvez votre chez-vous', 'Find your home', 'Finden Sie Ihr Zuhause'),
    breadcrumb: line('Home', 'Accueil', 'Home', 'Startseite'),
    showBanner: false,
    showBreadcrumb: false,
    modules: [
      module('propertyListModule', {
        title: line('Nieuw in ons aanbod', 'Nos dernières offres', 'Latest offers', 'Neu im Angebot'),
        sort: 'newest',
        numberItemOfRow: 4,
        maxItems: 4,
      }),
    ],
  }),
  fixed('sale', 10, 'main', ['Te koop', 'À vendre', 'For sale', 'Zu verkaufen']),
  fixed('rent', 20, 'main', ['Te huur', 'À louer', 'For rent', 'Zu vermieten']),
  fixed('projects', 30, 'main', ['Projecten', 'Projets', 'Projects', 'Projekte']),
  {
    ...fixed('valuation', 40, 'none', [
      'Gratis schatting',
      'Estimation gratuite',
      'Free valuation',
      'Kostenlose Bewertung',
    ]),
    modules: [module('contactModule', { relations: [relation('contact', 'address')] })],
  },
  page('contact', {
    name: 'Contact',
    pageType: 'contact',
    order: 50,
    menuPosition: 'main',
    title: line('Contact', 'Contact', 'Contact', 'Kontakt'),
    path: path('contact', 'contact', 'contact', 'kontakt'),
    showBanner: false,
    modules: [
      module('contactModule', { relations: [relation('contact', 'address'), relation('contact', 'openingHours')] }),
    ],
  }),
  page('cookie-policy', {
    name: 'Cookie policy',
    pageType: 'static',
    order: 60,
    menuPosition: 'footer',
    title: line('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
    path: segmentsOf(fixedPages.cookiePolicy.segments),
    showBanner: false,
    modules: [cookieList],
  }),
];

function fixed(
  pageType: FixedPage,
  order: number,
  menuPosition: 'main' | 'none',
  [nl, fr, en, de]: [string, string, string, string],
): Document {
  return page(pageType, {
    name: en,
    pageType,
    order,
    menuPosition,
    title: line(nl, fr, en, de),
    path: segmentsOf(fixedPages[pageType].segments),
    showBanner: false,
  });
}
