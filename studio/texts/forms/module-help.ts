import type { Words } from './words.ts';

/** What stands under the fields of modules. */
export const moduleHelp: Words = {
  'Text, with a picture and a button if you like.': {
    nl: 'Tekst, met een beeld en een knop als u dat wilt.',
    fr: 'Du texte, avec une image et un bouton si vous le souhaitez.',
    de: 'Text, auf Wunsch mit Bild und Schaltfläche.',
  },
  'Stands above the module. May stay empty.': {
    nl: 'Staat boven de module. Mag leeg blijven.',
    fr: 'Au-dessus du module. Peut rester vide.',
    de: 'Steht über dem Modul. Darf leer bleiben.',
  },
  'The text itself.': { nl: 'De tekst zelf.', fr: 'Le texte lui-même.', de: 'Der Text selbst.' },
  'Beside the text. May stay empty.': {
    nl: 'Naast de tekst. Mag leeg blijven.',
    fr: 'À côté du texte. Peut rester vide.',
    de: 'Neben dem Text. Darf leer bleiben.',
  },
  'On a phone the picture stands above the text.': {
    nl: 'Op een gsm staat het beeld boven de tekst.',
    fr: 'Sur un téléphone, l’image est au-dessus du texte.',
    de: 'Auf dem Handy steht das Bild über dem Text.',
  },
  'The one thing a reader should do next. May stay empty.': {
    nl: 'Het ene wat een lezer nu zou moeten doen. Mag leeg blijven.',
    fr: 'La seule chose qu’un lecteur devrait faire ensuite. Peut rester vide.',
    de: 'Das Eine, was ein Leser als Nächstes tun soll. Darf leer bleiben.',
  },
  'Pages and articles to read on, listed under the text.': {
    nl: 'Pagina’s en artikels om verder te lezen, onder de tekst.',
    fr: 'Pages et articles pour en lire plus, sous le texte.',
    de: 'Seiten und Artikel zum Weiterlesen, unter dem Text.',
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
  'Cards that say what the agency does.': {
    nl: 'Kaarten die zeggen wat het kantoor doet.',
    fr: 'Des cartes qui disent ce que fait l’agence.',
    de: 'Karten, die sagen, was das Büro tut.',
  },
  'One or two sentences above the cards.': {
    nl: 'Een of twee zinnen boven de kaarten.',
    fr: 'Une ou deux phrases au-dessus des cartes.',
    de: 'Ein oder zwei Sätze über den Karten.',
  },
  'One card per service.': {
    nl: 'Eén kaart per dienst.',
    fr: 'Une carte par service.',
    de: 'Eine Karte pro Leistung.',
  },
  'A few words.': { nl: 'Enkele woorden.', fr: 'Quelques mots.', de: 'Einige Wörter.' },
  'One or two sentences.': { nl: 'Een of twee zinnen.', fr: 'Une ou deux phrases.', de: 'Ein oder zwei Sätze.' },
  'Where the card leads.': {
    nl: 'Waar de kaart naartoe leidt.',
    fr: 'Où mène la carte.',
    de: 'Wohin die Karte führt.',
  },
  'Pages that become a card with their own title, description and link, after the cards above.': {
    nl: 'Pagina’s die een kaart worden met hun eigen titel, beschrijving en link, na de kaarten hierboven.',
    fr: 'Des pages qui deviennent une carte avec leur titre, leur description et leur lien, après les cartes ci-dessus.',
    de: 'Seiten, die mit eigenem Titel, eigener Beschreibung und eigenem Link eine Karte werden, nach den Karten oben.',
  },
  'Pictures in a grid or a slider.': {
    nl: 'Beelden in een raster of een slider.',
    fr: 'Des images en grille ou en carrousel.',
    de: 'Bilder in einem Raster oder einem Karussell.',
  },
  'The pictures in their order.': {
    nl: 'De beelden in hun volgorde.',
    fr: 'Les images dans leur ordre.',
    de: 'Die Bilder in ihrer Reihenfolge.',
  },
  'In milliseconds, for the slider: 3000 is three seconds.': {
    nl: 'In milliseconden, voor de slider: 3000 is drie seconden.',
    fr: 'En millisecondes, pour le carrousel : 3000 vaut trois secondes.',
    de: 'In Millisekunden, für das Karussell: 3000 sind drei Sekunden.',
  },
  'Properties whose photos follow the slides.': {
    nl: 'Panden waarvan de foto’s na de slides komen.',
    fr: 'Des biens dont les photos suivent les diapositives.',
    de: 'Immobilien, deren Fotos auf die Folien folgen.',
  },
  'Its number or name.': { nl: 'Het nummer of de naam.', fr: 'Son numéro ou son nom.', de: 'Nummer oder Name.' },
  'Properties from the listings, such as the latest offers.': {
    nl: 'Panden uit het aanbod, zoals de laatste aanwinsten.',
    fr: 'Des biens de l’offre, comme les derniers arrivés.',
    de: 'Immobilien aus dem Angebot, etwa die neuesten.',
  },
  'Lists narrow each other down: “for sale” and a city shows what is for sale there. Nothing: all that is offered.': {
    nl: 'Lijsten beperken elkaar: “te koop” en een plaats toont wat daar te koop is. Niets: het hele aanbod.',
    fr: 'Les listes se limitent l’une l’autre : « à vendre » et une localité montrent ce qui y est à vendre. Rien : toute l’offre.',
    de: 'Listen grenzen einander ein: „zu verkaufen“ und ein Ort zeigen, was dort zu verkaufen ist. Nichts: das ganze Angebot.',
  },
  'One of: {words}.': { nl: 'Een van: {words}.', fr: 'Au choix : {words}.', de: 'Eines von: {words}.' },
  'Construction projects.': { nl: 'Nieuwbouwprojecten.', fr: 'Des projets de construction.', de: 'Neubauprojekte.' },
  'Single projects, or all of a city. Nothing chosen: all projects.': {
    nl: 'Losse projecten, of alle van een plaats. Niets gekozen: alle projecten.',
    fr: 'Des projets choisis, ou tous ceux d’une localité. Rien de choisi : tous les projets.',
    de: 'Einzelne Projekte oder alle eines Ortes. Nichts gewählt: alle Projekte.',
  },
  'Properties that were sold or rented and have left the CRM.': {
    nl: 'Panden die verkocht of verhuurd zijn en niet meer in het CRM staan.',
    fr: 'Des biens vendus ou loués qui ont quitté le CRM.',
    de: 'Immobilien, die verkauft oder vermietet sind und nicht mehr im CRM stehen.',
  },
  'Only sold or only rented ones. Nothing chosen: both.': {
    nl: 'Alleen verkochte of alleen verhuurde. Niets gekozen: beide.',
    fr: 'Seulement les vendus ou les loués. Rien de choisi : les deux.',
    de: 'Nur verkaufte oder nur vermietete. Nichts gewählt: beide.',
  },
  'The property search, on any page.': {
    nl: 'Het zoeken naar panden, op eender welke pagina.',
    fr: 'La recherche de biens, sur n’importe quelle page.',
    de: 'Die Immobiliensuche, auf jeder beliebigen Seite.',
  },
  'One sentence above the search.': {
    nl: 'Eén zin boven het zoeken.',
    fr: 'Une phrase au-dessus de la recherche.',
    de: 'Ein Satz über der Suche.',
  },
  'Where the search starts. Nothing: for sale.': {
    nl: 'Waar het zoeken begint. Niets: te koop.',
    fr: 'Où commence la recherche. Rien : à vendre.',
    de: 'Wo die Suche beginnt. Nichts: zu verkaufen.',
  },
  'Cards that lead to articles.': {
    nl: 'Kaarten die naar artikels leiden.',
    fr: 'Des cartes qui mènent à des articles.',
    de: 'Karten, die zu Artikeln führen.',
  },
  'Single articles, or all of a category. Nothing chosen: all articles.': {
    nl: 'Losse artikels, of alle van een categorie. Niets gekozen: alle artikels.',
    fr: 'Des articles choisis, ou tous ceux d’une catégorie. Rien de choisi : tous les articles.',
    de: 'Einzelne Artikel oder alle einer Kategorie. Nichts gewählt: alle Artikel.',
  },
  'What clients say.': { nl: 'Wat klanten zeggen.', fr: 'Ce que disent les clients.', de: 'Was Kunden sagen.' },
  'Single testimonials. Nothing chosen: all of them.': {
    nl: 'Losse getuigenissen. Niets gekozen: allemaal.',
    fr: 'Des témoignages choisis. Rien de choisi : tous.',
    de: 'Einzelne Kundenstimmen. Nichts gewählt: alle.',
  },
  'Figures about the agency, always up to date.': {
    nl: 'Cijfers over het kantoor, altijd actueel.',
    fr: 'Des chiffres sur l’agence, toujours à jour.',
    de: 'Zahlen über das Büro, immer aktuell.',
  },
  'Which figures, in their order.': {
    nl: 'Welke cijfers, in hun volgorde.',
    fr: 'Quels chiffres, dans leur ordre.',
    de: 'Welche Zahlen, in ihrer Reihenfolge.',
  },
  'The agency’s address block and a form.': {
    nl: 'Het adresblok van het kantoor en een formulier.',
    fr: 'Les coordonnées de l’agence et un formulaire.',
    de: 'Die Kontaktdaten des Büros und ein Formular.',
  },
  'What a visitor should know before filling in the form.': {
    nl: 'Wat een bezoeker moet weten voor hij het formulier invult.',
    fr: 'Ce qu’un visiteur doit savoir avant de remplir le formulaire.',
    de: 'Was ein Besucher wissen sollte, bevor er das Formular ausfüllt.',
  },
  'Which parts, in their order.': {
    nl: 'Welke onderdelen, in hun volgorde.',
    fr: 'Quelles parties, dans leur ordre.',
    de: 'Welche Teile, in ihrer Reihenfolge.',
  },
};
