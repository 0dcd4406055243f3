import { image, line, picture, rich, text, toPage, toUrl, type Document } from '../compose.ts';
import { offices } from './settings.ts';

const { gent, brussel, luxembourg } = offices;

export const header: Document = {
  _id: 'header',
  _type: 'header',
  appBar: {
    // No custom colours: the header follows the visitor's light or dark scheme.
    changeOnScroll: true,
  },
  menu: { position: 'right', showHomeMenu: false, showFreeEvaluation: true, menuFontSize: 16 },
  menuMobile: {
    position: 'right',
    colors: { bgColor: '#26303a', textColor: '#f4f0e8', btnColor: '#c98f2b', btnTextColor: '#1b222a' },
  },
  // Without a picture the site shows the agency's name in the title font.
  logo: { position: 'left', showLogoAtStart: true },
  headerLinks: {
    show: true,
    left: [
      {
        _type: 'headerLink',
        status: 'Published',
        label: line(gent.phone, gent.phone, gent.phone, gent.phone),
        link: toUrl('tel:+3290000000'),
        icon: 'phone',
      },
      {
        _type: 'headerLink',
        status: 'Published',
        label: line('info@gevel.example', 'info@gevel.example', 'info@gevel.example', 'info@gevel.example'),
        link: toUrl('mailto:info@gevel.example'),
        icon: 'mail',
      },
    ],
    right: [
      {
        _type: 'headerLink',
        status: 'Published',
        label: line('Zoekopdracht', 'Inscription', 'Register your search', 'Suchauftrag'),
        link: toPage('menuPage-demand'),
        icon: 'bell',
        color: '#a8452c',
      },
      {
        _type: 'headerLink',
        status: 'Published',
        label: line('Eigenaarslogin', 'Accès propriétaires', 'Owner login', 'Eigentümer-Login'),
        link: toPage('menuPage-login'),
        icon: 'key',
      },
      {
        _type: 'headerLink',
        status: 'Hidden',
        label: line('Kantoor in de kijker', 'Agence à la une', 'Office of the month', 'Büro des Monats'),
        link: toPage('menuPage-about'),
        icon: 'star',
      },
    ],
  },
  languageSwitcher: { show: true },
  propertySearch: { show: true },
};

export const homeBanner: Document = {
  _id: 'homeBanner',
  _type: 'homeBanner',
  banner: {
    _type: 'banner',
    type: 'gallery',
    gallery: [
      {
        _type: 'slide',
        image: image('banner-gent'),
        alt: line(
          'Trapgevels en klokgevels aan het water in Gent, bij valavond',
          'Pignons à redans et à volutes au bord de l’eau à Gand, au crépuscule',
          'Stepped and bell gables along the water in Ghent at dusk',
          'Treppen- und Glockengiebel am Wasser in Gent bei Abenddämmerung',
        ),
      },
      {
        _type: 'slide',
        image: image('banner-brussel'),
        alt: line(
          'Een rij herenhuizen in Brussel in de ochtend',
          'Une rangée de maisons de maître à Bruxelles, le matin',
          'A row of town houses in Brussels in the morning',
          'Eine Reihe von Bürgerhäusern in Brüssel am Morgen',
        ),
        link: toPage('menuPage-sale'),
      },
      {
        _type: 'slide',
        image: image('banner-luxembourg'),
        alt: line(
          'Huizen in Luxemburg met het viaduct op de achtergrond',
          'Maisons à Luxembourg, le viaduc à l’arrière-plan',
          'Houses in Luxembourg with the viaduct behind them',
          'Häuser in Luxemburg, im Hintergrund das Viadukt',
        ),
        link: toPage('article-luxembourg'),
      },
    ],
    title: {
      _type: 'publicString',
      text: line(
        'Achter elke gevel een thuis',
        'Derrière chaque façade, un chez-soi',
        'Behind every façade, a home',
        'Hinter jeder Fassade ein Zuhause',
      ),
      public: true,
    },
    description: {
      _type: 'publicText',
      text: text(
        'Kopen, huren en verkopen in Gent, Brussel en Luxemburg.',
        'Acheter, louer et vendre à Gand, Bruxelles et Luxembourg.',
        'Buying, renting and selling in Ghent, Brussels and Luxembourg.',
        'Kaufen, mieten und verkaufen in Gent, Brüssel und Luxemburg.',
      ),
      public: true,
    },
    delay: 5000,
  },
};

export const filterConfig: Document = {
  _id: 'filterConfig',
  _type: 'filterConfig',
  citySelect: { public: true },
  typeSelect: { public: true },
  roomSelect: { public: true, dataFields: ['bedRoom', 'bathRoom', 'showerRoom', 'toilet', 'garage'] },
  priceRangeSlider: { public: true },
};

/** The demo uses the product's default texts. */
export const cookieConsent: Document = { _id: 'cookieConsent', _type: 'cookieConsent', version: 1 };

const column = { _type: 'footerColumn' };
const shown = { public: true };

export const footer: Document = {
  _id: 'footer',
  _type: 'footer',
  bgColor: '#26303a',
  textColor: '#f4f0e8',
  maxWidth: 1280,
  bottom: [
    {
      ...column,
      title: { _type: 'publicString', text: line('Gevel', 'Gevel', 'Gevel', 'Gevel'), ...shown },
      introText: {
        _type: 'publicText',
        text: text(
          'Makelaars met oog voor huizen en voor wie erin woont.',
          'Des agents immobiliers attentifs aux maisons et à ceux qui y vivent.',
          'Estate agents with an eye for houses and the people in them.',
          'Makler mit einem Blick für Häuser und die Menschen darin.',
        ),
        ...shown,
      },
      fullText: {
        _type: 'publicRichText',
        text: rich({
          nl: '[Over ons](page:menuPage-about)\n\n[Ons team](page:menuPage-team)\n\n[Nieuws en advies](page:menuPage-articles)',
          fr: '[À propos](page:menuPage-about)\n\n[Notre équipe](page:menuPage-team)\n\n[Actualités et conseils](page:menuPage-articles)',
          en: '[About us](page:menuPage-about)\n\n[Our team](page:menuPage-team)\n\n[News and advice](page:menuPage-articles)',
          de: '[Über uns](page:menuPage-about)\n\n[Unser Team](page:menuPage-team)\n\n[Neues und Ratgeber](page:menuPage-articles)',
        }),
        ...shown,
      },
      images: [
        picture(
          'mark',
          line(
            'Trapgevel, het merk van Gevel',
            'Pignon à redans, la marque de Gevel',
            'Stepped gable, the mark of Gevel',
            'Treppengiebel, das Zeichen von Gevel',
          ),
        ),
      ],
      colSizes: { _type: 'colSizes', sm: 12, md: 6, lg: 3 },
    },
    {
      ...column,
      title: { _type: 'publicString', text: line('Kantoren', 'Agences', 'Offices', 'Büros'), ...shown },
      introText: { _type: 'publicText', text: text(null, null, null, null), public: false },
      fullText: {
        _type: 'publicRichText',
        text: rich({ nl: officeList('nl'), fr: officeList('fr'), en: officeList('en'), de: officeList('de') }),
        ...shown,
      },
      images: [],
      colSizes: { _type: 'colSizes', sm: 12, md: 6, lg: 3 },
    },
    {
      ...column,
      title: {
        _type: 'publicString',
        text: line('Voor eigenaars', 'Pour les propriétaires', 'For owners', 'Für Eigentümer'),
        ...shown,
      },
      introText: {
        _type: 'publicText',
        text: text(
          'Wat is uw woning vandaag waard?',
          'Que vaut votre bien aujourd’hui ?',
          'What is your home worth today?',
          'Was ist Ihre Immobilie heute wert?',
        ),
        ...shown,
      },
      fullText: {
        _type: 'publicRichText',
        text: rich({
          nl: '[Gratis schatting](page:menuPage-valuation)\n\n[Verkopen](page:menuPage-selling)\n\n[Eigenaarslogin](page:menuPage-login)',
          fr: '[Estimation gratuite](page:menuPage-valuation)\n\n[Vendre](page:menuPage-selling)\n\n[Accès propriétaires](page:menuPage-login)',
          en: '[Free valuation](page:menuPage-valuation)\n\n[Selling](page:menuPage-selling)\n\n[Owner login](page:menuPage-login)',
          de: '[Kostenlose Bewertung](page:menuPage-valuation)\n\n[Verkaufen](page:menuPage-selling)\n\n[Eigentümer-Login](page:menuPage-login)',
        }),
        ...shown,
      },
      images: [],
      colSizes: { _type: 'colSizes', sm: 12, md: 6, lg: 3 },
    },
    {
      ...column,
      title: {
        _type: 'publicString',
        text: line('Nieuwsbrief', 'Newsletter', 'Newsletter', 'Newsletter'),
        ...shown,
      },
      introText: {
        _type: 'publicText',
        text: text(
          'Eén keer per maand: nieuwe panden en wat er verandert voor kopers en huurders.',
          'Une fois par mois : les nouveaux biens et ce qui change pour acheteurs et locataires.',
          'Once a month: new properties, and what changes for buyers and renters.',
          'Einmal im Monat: neue Immobilien und was sich für Käufer und Mieter ändert.',
        ),
        ...shown,
      },
      images: [],
      newsletter: true,
      colSizes: { _type: 'colSizes', sm: 12, md: 6, lg: 3 },
    },
  ],
  copyright: line(
    'Gevel Vastgoed bv. Alle rechten voorbehouden.',
    'Gevel Vastgoed bv. Tous droits réservés.',
    'Gevel Vastgoed bv. All rights reserved.',
    'Gevel Vastgoed bv. Alle Rechte vorbehalten.',
  ),
};

function officeList(language: 'nl' | 'fr' | 'en' | 'de'): string {
  return [gent, brussel, luxembourg]
    .map(({ name, address, phone }) => {
      const box = 'boxNr' in address ? `/${address.boxNr}` : '';
      const zip = address.countryId === 50 ? `L-${address.zip}` : address.zip;
      const street = `${String(address.street[language])} ${address.houseNumber}${box}`;
      return `**${String(name[language])}** ${street}, ${zip} ${String(address.city[language])} · [${phone}](tel:${phone.replaceAll(' ', '')})`;
    })
    .join('\n\n');
}
