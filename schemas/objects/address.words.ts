import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  street: { en: 'Street', nl: 'Straat', fr: 'Rue', de: 'Straße' },
  streetHelp: {
    en: 'In Brussels a street has a Dutch and a French name.',
    nl: 'In Brussel heeft een straat een Nederlandse en een Franse naam.',
    fr: 'À Bruxelles, une rue a un nom néerlandais et un nom français.',
    de: 'In Brüssel hat eine Straße einen niederländischen und einen französischen Namen.',
  },
  houseNumber: { en: 'Number', nl: 'Nummer', fr: 'Numéro', de: 'Nummer' },
  houseNumberHelp: {
    en: 'Such as 12 or 12A.',
    nl: 'Zoals 12 of 12A.',
    fr: 'Comme 12 ou 12A.',
    de: 'Etwa 12 oder 12A.',
  },
  boxNr: { en: 'Box', nl: 'Bus', fr: 'Boîte', de: 'Briefkasten' },
  boxNrHelp: {
    en: 'Only where there is one.',
    nl: 'Alleen waar er een is.',
    fr: 'Seulement s’il y en a une.',
    de: 'Nur wo es einen gibt.',
  },
  zip: { en: 'Postcode', nl: 'Postcode', fr: 'Code postal', de: 'Postleitzahl' },
  zipHelp: {
    en: 'Four digits, without a country letter.',
    nl: 'Vier cijfers, zonder landletter.',
    fr: 'Quatre chiffres, sans lettre de pays.',
    de: 'Vier Ziffern, ohne Buchstaben des Landes.',
  },
  zipFormat: {
    en: 'A postcode has four digits.',
    nl: 'Een postcode heeft vier cijfers.',
    fr: 'Un code postal a quatre chiffres.',
    de: 'Eine Postleitzahl hat vier Ziffern.',
  },
  cityHelp: { en: 'Gent, Gand, Ghent…', nl: 'Gent, Gand, Ghent…', fr: 'Gent, Gand, Ghent…', de: 'Gent, Gand, Ghent…' },
  countryId: { en: 'Country', nl: 'Land', fr: 'Pays', de: 'Land' },
  countryIdHelp: {
    en: 'Decides the region together with the postcode. Nothing chosen: Belgium.',
    nl: 'Bepaalt samen met de postcode het gewest. Niets gekozen: België.',
    fr: 'Détermine la région avec le code postal. Aucun choix : la Belgique.',
    de: 'Bestimmt zusammen mit der Postleitzahl die Region. Nichts gewählt: Belgien.',
  },
  countryIdBelgium: { en: 'Belgium', nl: 'België', fr: 'Belgique', de: 'Belgien' },
  location: { en: 'On the map', nl: 'Op de kaart', fr: 'Sur la carte', de: 'Auf der Karte' },
  locationHelp: {
    en: 'Tells search engines where it is.',
    nl: 'Zegt zoekmachines waar het is.',
    fr: 'Indique aux moteurs de recherche où c’est.',
    de: 'Sagt Suchmaschinen, wo es ist.',
  },
});
