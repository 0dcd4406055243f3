import type { Words } from '../../../schemas/words.ts';

/** What stands under the fields of modules. */
export const moduleHelp: Words = {
  'Stands above the module. May stay empty.': {
    nl: 'Staat boven de module. Mag leeg blijven.',
    fr: 'Au-dessus du module. Peut rester vide.',
    de: 'Steht über dem Modul. Darf leer bleiben.',
  },
  'What this item is.': { nl: 'Wat dit item is.', fr: 'Ce qu’est cet élément.', de: 'Was dieses Element ist.' },
  'The document it points at.': {
    nl: 'Het document waarnaar het verwijst.',
    fr: 'Le document vers lequel il pointe.',
    de: 'Das Dokument, auf das es verweist.',
  },
  'A hidden module keeps its place and its content.': {
    nl: 'Een verborgen module houdt haar plaats en haar inhoud.',
    fr: 'Un module masqué garde sa place et son contenu.',
    de: 'Ein ausgeblendetes Modul behält seinen Platz und seinen Inhalt.',
  },
  'Also its level: a screen reader announces it so.': {
    nl: 'Ook het niveau: een schermlezer kondigt de titel zo aan.',
    fr: 'Aussi son niveau : un lecteur d’écran l’annonce ainsi.',
    de: 'Auch seine Ebene: Ein Screenreader sagt ihn so an.',
  },
  'Where the title stands above the module.': {
    nl: 'Waar de titel boven de module staat.',
    fr: 'Où se trouve le titre au-dessus du module.',
    de: 'Wo der Titel über dem Modul steht.',
  },
  'How many of the twelve columns of the page it takes; narrower modules stand side by side.': {
    nl: 'Hoeveel van de twaalf kolommen van de pagina ze inneemt; smallere modules staan naast elkaar.',
    fr: 'Combien des douze colonnes de la page il occupe ; les modules plus étroits se placent côte à côte.',
    de: 'Wie viele der zwölf Spalten der Seite es einnimmt; schmalere Module stehen nebeneinander.',
  },
  'Where a screen needs another width than the one above.': {
    nl: 'Waar een scherm een andere breedte nodig heeft dan die hierboven.',
    fr: 'Quand un écran demande une autre largeur que celle ci-dessus.',
    de: 'Wo ein Bildschirm eine andere Breite braucht als die obige.',
  },
  'The order in which the items are shown.': {
    nl: 'De volgorde waarin de items getoond worden.',
    fr: 'L’ordre dans lequel les éléments sont affichés.',
    de: 'Die Reihenfolge, in der die Elemente gezeigt werden.',
  },
  'How the items are shown.': {
    nl: 'Hoe de items getoond worden.',
    fr: 'La façon dont les éléments sont affichés.',
    de: 'Wie die Elemente gezeigt werden.',
  },
  'On a desktop; smaller screens show fewer.': {
    nl: 'Op een desktop; kleinere schermen tonen er minder.',
    fr: 'Sur un ordinateur ; les petits écrans en montrent moins.',
    de: 'Auf dem Desktop; kleinere Bildschirme zeigen weniger.',
  },
  'How many items are shown.': {
    nl: 'Hoeveel items er getoond worden.',
    fr: 'Combien d’éléments sont affichés.',
    de: 'Wie viele Elemente gezeigt werden.',
  },
  'Its number or name.': { nl: 'Het nummer of de naam.', fr: 'Son numéro ou son nom.', de: 'Nummer oder Name.' },
  'One of: {words}.': { nl: 'Een van: {words}.', fr: 'Au choix : {words}.', de: 'Eines von: {words}.' },
};
