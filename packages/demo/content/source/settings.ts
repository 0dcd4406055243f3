import { languages } from '../../../../app/i18n/languages.ts';
import { defaultRenovationTerms } from '../../../../app/listings/domain/rules/renovation-term.ts';
import { line, picture, text, type Document } from '../compose.ts';

const weekdays = { _type: 'openingHours', days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '18:00' };
const saturday = { _type: 'openingHours', days: ['sat'], opens: '10:00', closes: '13:00' };
export const openingHours = [weekdays, saturday];

/** A fictional agency: example domains and unassigned numbers. */
export const offices = {
  gent: {
    _type: 'office',
    name: line('Gevel Gent', 'Gevel Gand', 'Gevel Ghent', 'Gevel Gent'),
    address: {
      _type: 'address',
      street: line('Gevelkaai', 'Gevelkaai', 'Gevelkaai', 'Gevelkaai'),
      houseNumber: '1',
      zip: '9000',
      city: line('Gent', 'Gand', 'Ghent', 'Gent'),
      countryId: 10,
      location: { _type: 'geopoint', lat: 51.0543, lng: 3.7174 },
    },
    phone: '+32 9 000 00 00',
    email: 'gent@gevel.example',
    openingHours,
  },
  brussel: {
    _type: 'office',
    name: line('Gevel Brussel', 'Gevel Bruxelles', 'Gevel Brussels', 'Gevel Brüssel'),
    address: {
      _type: 'address',
      street: line('Arduinstraat', 'Rue de la Pierre Bleue', 'Rue de la Pierre Bleue', 'Rue de la Pierre Bleue'),
      houseNumber: '12',
      boxNr: '3',
      zip: '1000',
      city: line('Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
      countryId: 10,
      location: { _type: 'geopoint', lat: 50.8467, lng: 4.3525 },
    },
    phone: '+32 2 000 00 00',
    email: 'brussel@gevel.example',
    openingHours: [weekdays],
  },
  luxembourg: {
    _type: 'office',
    name: line('Gevel Luxemburg', 'Gevel Luxembourg', 'Gevel Luxembourg', 'Gevel Luxemburg'),
    address: {
      _type: 'address',
      street: line('Rue des Façades', 'Rue des Façades', 'Rue des Façades', 'Rue des Façades'),
      houseNumber: '5',
      zip: '1111',
      city: line('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
      countryId: 50,
      location: { _type: 'geopoint', lat: 49.6116, lng: 6.1319 },
    },
    phone: '+352 00 00 00',
    email: 'luxembourg@gevel.example',
    openingHours: [weekdays],
  },
};

export const legal = {
  recognitionNumber: '000.000',
  companyNumber: '0000.000.000',
  vatNumber: 'BE 0000.000.000',
  insurer: 'Baksteen Verzekeringen nv',
  insurancePolicy: '000.000.000',
  thirdPartyAccount: 'BE00 0000 0000 0000',
  supervisingBody: text(
    'Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel',
    'Institut professionnel des agents immobiliers, rue du Luxembourg 16 B, 1000 Bruxelles',
    'Professional Institute of Estate Agents (BIV/IPI), Rue du Luxembourg 16 B, 1000 Brussels',
    'Berufsinstitut der Immobilienmakler (BIV/IPI), Rue du Luxembourg 16 B, 1000 Brüssel',
  ),
};

/** The agency's name and signature. */
export const agency = { legalName: 'Gevel Vastgoed bv', phone: offices.gent.phone, email: 'info@gevel.example' };

/** Retention periods in months. The privacy statement names the same figures. */
export const retention = { leadsMonths: 24, offersMonths: 12, rentalApplicationsMonths: 3, visitsMonths: 24 };

export const siteSettings: Document = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  agencyName: 'Gevel',
  ...agency,
  slogan: line(
    'Huizen met een gezicht, in Gent, Brussel en Luxemburg',
    'Des maisons qui ont un visage, à Gand, Bruxelles et Luxembourg',
    'Houses with a face, in Ghent, Brussels and Luxembourg',
    'Häuser mit Gesicht, in Gent, Brüssel und Luxemburg',
  ),
  address: offices.gent.address,
  openingHours,
  offices: [offices.gent, offices.brussel, offices.luxembourg],
  social: [
    { _type: 'socialLink', network: 'instagram', url: 'https://instagram.gevel.example/' },
    { _type: 'socialLink', network: 'linkedin', url: 'https://linkedin.gevel.example/' },
  ],
  seoLogo: picture(
    'mark',
    line(
      'Trapgevel, het merk van Gevel',
      'Pignon à redans, la marque de Gevel',
      'Stepped gable, the mark of Gevel',
      'Treppengiebel, das Zeichen von Gevel',
    ),
  ),
  stats: { foundedYear: 1998, teamSize: 14 },
  legal,
  languageDefault: 'nl',
  languageUse: languages.map((code) => ({ _type: 'languageUse', code, use: true })),
  cookieLifetimeDays: 180,
  ownersAdvice: {
    falling: text(
      'We zetten een andere foto vooraan en plaatsen de advertentie opnieuw bovenaan op de portalen. Na een week bekijken we samen of het helpt.',
      'Nous mettons une autre photo en tête et remontons l’annonce sur les portails. Après une semaine, nous voyons ensemble si cela aide.',
      'We put another photo first and move the advert back to the top on the portals. After a week we look together whether it helps.',
      'Wir stellen ein anderes Foto nach vorne und setzen das Inserat auf den Portalen wieder nach oben. Nach einer Woche sehen wir gemeinsam, ob es hilft.',
    ),
    behind: text(
      'We herlezen de tekst en de foto’s met een collega die de woning niet kent, en leggen uw prijs naast die van vergelijkbare woningen.',
      'Un collègue qui ne connaît pas le bien relit le texte et les photos, et nous comparons votre prix à celui de biens semblables.',
      'A colleague who does not know the home reads the text and the photos anew, and we compare your price with that of similar homes.',
      'Ein Kollege, der die Immobilie nicht kennt, prüft Text und Fotos neu, und wir vergleichen Ihren Preis mit dem ähnlicher Immobilien.',
    ),
    noVisits: text(
      'We bellen wie eerder vragen stelde en stellen een zaterdag met open deur voor. Daarna bespreken we met u de prijs.',
      'Nous rappelons ceux qui ont posé des questions et proposons un samedi portes ouvertes. Ensuite, nous discutons du prix avec vous.',
      'We call those who asked before and propose a Saturday with open doors. After that we discuss the price with you.',
      'Wir rufen alle an, die schon gefragt haben, und schlagen einen Samstag mit offener Tür vor. Danach besprechen wir mit Ihnen den Preis.',
    ),
  },
  timeSlots: [
    { _type: 'timeSlot', from: '10:00', to: '13:00' },
    { _type: 'timeSlot', from: '14:00', to: '16:00' },
    { _type: 'timeSlot', from: '16:00', to: '19:00' },
  ],
  visitMinutes: 30,
  visitTravelMinutes: 15,
  visitsPerSlot: 1,
  // Christmas and New Year.
  closedDays: ['2026-12-25', '2027-01-01'],
  captcha: { kind: 'characters', forms: ['testimonial', 'rental-application'] },
  depositMonths: { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 },
  rental: { incomeTimesRent: 3, personsPerBedroom: 2 },
  renovationTermYears: defaultRenovationTerms,
  retention,
  marqueesReplacingPrice: [3, 4],
};
