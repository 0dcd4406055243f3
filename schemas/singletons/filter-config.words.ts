import de from '../../app/i18n/dictionaries/de.json';
import en from '../../app/i18n/dictionaries/en.json';
import fr from '../../app/i18n/dictionaries/fr.json';
import nl from '../../app/i18n/dictionaries/nl.json';
import type { FilterName } from '../../app/listings/domain/filters.ts';
import { editorLanguage } from '../editor-language.ts';
import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  roomBedRoom: { en: 'Bedrooms', nl: 'Slaapkamers', fr: 'Chambres', de: 'Schlafzimmer' },
  roomBathRoom: { en: 'Bathrooms', nl: 'Badkamers', fr: 'Salles de bains', de: 'Badezimmer' },
  roomShowerRoom: { en: 'Shower rooms', nl: 'Douchekamers', fr: 'Salles de douche', de: 'Duschbäder' },
  roomToilet: { en: 'Toilets', nl: 'Toiletten', fr: 'Toilettes', de: 'Toiletten' },
  roomGarage: { en: 'Garages', nl: 'Garages', fr: 'Garages', de: 'Garagen' },
  type: { en: 'Search filters', nl: 'Zoekfilters', fr: 'Filtres de recherche', de: 'Suchfilter' },
  about: {
    en: 'What visitors can search by.',
    nl: 'Waarop bezoekers kunnen zoeken.',
    fr: 'Les critères de recherche des visiteurs.',
    de: 'Wonach Besucher suchen können.',
  },
  citySelectHelp: {
    en: 'The list of cities with properties.',
    nl: 'De lijst van plaatsen met panden.',
    fr: 'La liste des localités où il y a des biens.',
    de: 'Die Liste der Orte mit Immobilien.',
  },
  citySelectPublicHelp: {
    en: 'Off: visitors cannot choose a city.',
    nl: 'Uit: bezoekers kunnen geen plaats kiezen.',
    fr: 'Désactivé : les visiteurs ne peuvent pas choisir de localité.',
    de: 'Aus: Besucher können keinen Ort wählen.',
  },
  typeSelect: { en: 'Property type', nl: 'Type pand', fr: 'Type de bien', de: 'Art der Immobilie' },
  typeSelectHelp: {
    en: 'House, apartment…',
    nl: 'Huis, appartement…',
    fr: 'Maison, appartement…',
    de: 'Haus, Wohnung…',
  },
  typeSelectPublicHelp: {
    en: 'Off: visitors cannot choose a type.',
    nl: 'Uit: bezoekers kunnen geen type kiezen.',
    fr: 'Désactivé : les visiteurs ne peuvent pas choisir de type.',
    de: 'Aus: Besucher können keine Art wählen.',
  },
  roomSelect: { en: 'Rooms', nl: 'Kamers', fr: 'Pièces', de: 'Zimmer' },
  roomSelectHelp: {
    en: 'The least number of rooms of each kind.',
    nl: 'Het minste aantal kamers van elke soort.',
    fr: 'Le nombre minimum de pièces de chaque type.',
    de: 'Die Mindestzahl der Zimmer jeder Art.',
  },
  roomSelectPublicHelp: {
    en: 'Off: visitors cannot ask for rooms.',
    nl: 'Uit: bezoekers kunnen niet op kamers zoeken.',
    fr: 'Désactivé : les visiteurs ne peuvent pas chercher par pièces.',
    de: 'Aus: Besucher können nicht nach Zimmern suchen.',
  },
  dataFields: { en: 'Kinds of rooms', nl: 'Soorten kamers', fr: 'Types de pièces', de: 'Arten von Zimmern' },
  dataFieldsHelp: {
    en: 'Which kinds can be asked for.',
    nl: 'Op welke soorten gezocht kan worden.',
    fr: 'Les types que l’on peut demander.',
    de: 'Nach welchen Arten gesucht werden kann.',
  },
  dataFieldsUnique: {
    en: 'Each kind once.',
    nl: 'Elke soort één keer.',
    fr: 'Chaque type une seule fois.',
    de: 'Jede Art nur einmal.',
  },
  dataFieldsRequired: {
    en: 'Choose at least one kind of room, or hide this filter.',
    nl: 'Kies minstens één soort kamer, of verberg deze filter.',
    fr: 'Choisissez au moins un type de pièce, ou masquez ce filtre.',
    de: 'Wählen Sie mindestens eine Zimmerart oder blenden Sie diesen Filter aus.',
  },
  priceRangeSlider: { en: 'Price', nl: 'Prijs', fr: 'Prix', de: 'Preis' },
  priceRangeSliderHelp: {
    en: 'The slider with a lowest and a highest price.',
    nl: 'De schuifregelaar met een laagste en een hoogste prijs.',
    fr: 'Le curseur avec un prix minimum et un prix maximum.',
    de: 'Der Schieberegler mit niedrigstem und höchstem Preis.',
  },
  priceRangeSliderPublicHelp: {
    en: 'Off: visitors cannot set a price.',
    nl: 'Uit: bezoekers kunnen geen prijs instellen.',
    fr: 'Désactivé : les visiteurs ne peuvent pas fixer de prix.',
    de: 'Aus: Besucher können keinen Preis einstellen.',
  },
  otherFilters: { en: 'Other filters', nl: 'Andere filters', fr: 'Autres filtres', de: 'Weitere Filter' },
  otherFiltersHelp: {
    en: 'What else visitors can ask for, below “More filters”. Off: nobody can search by it.',
    nl: 'Waar bezoekers onder “Meer filters” nog op kunnen zoeken. Uit: niemand kan erop zoeken.',
    fr: 'Les autres critères, sous « Plus de filtres ». Désactivé : personne ne peut chercher par ce critère.',
    de: 'Wonach Besucher unter „Mehr Filter“ noch suchen können. Aus: Niemand kann danach suchen.',
  },
});

export const filterWords: Record<FilterName, string> = { en, nl, fr, de }[editorLanguage].filters;
