import type { Words } from '../../../schemas/words.ts';

/** What stands under the fields of pages. */
export const pageHelp: Words = {
  'A page of the website. The dates of creation and last change are kept by the Studio itself.': {
    nl: 'Een pagina van de website. De Studio houdt zelf bij wanneer ze gemaakt en laatst gewijzigd is.',
    fr: 'Une page du site. Le Studio retient lui-même les dates de création et de dernière modification.',
    de: 'Eine Seite der Website. Wann sie angelegt und zuletzt geändert wurde, hält das Studio selbst fest.',
  },
  'For editors only: how this page is called in the Studio.': {
    nl: 'Alleen voor redacteurs: hoe deze pagina in de Studio heet.',
    fr: 'Pour les rédacteurs seulement : le nom de cette page dans le Studio.',
    de: 'Nur für Redakteure: wie diese Seite im Studio heißt.',
  },
  'The heading of the page.': {
    nl: 'De kop van de pagina.',
    fr: 'Le titre affiché en haut de la page.',
    de: 'Die Überschrift der Seite.',
  },
  'One or two sentences under the heading.': {
    nl: 'Een of twee zinnen onder de kop.',
    fr: 'Une ou deux phrases sous le titre.',
    de: 'Ein oder zwei Sätze unter der Überschrift.',
  },
  'The text of the page, before its modules.': {
    nl: 'De tekst van de pagina, voor haar modules.',
    fr: 'Le texte de la page, avant ses modules.',
    de: 'Der Text der Seite, vor ihren Modulen.',
  },
  'The building blocks of the page, in their order.': {
    nl: 'De bouwstenen van de pagina, in hun volgorde.',
    fr: 'Les blocs de la page, dans leur ordre.',
    de: 'Die Bausteine der Seite in ihrer Reihenfolge.',
  },
  'The banner carries the title and the breadcrumb.': {
    nl: 'De banner draagt de titel en het kruimelpad.',
    fr: 'La bannière porte le titre et le fil d’Ariane.',
    de: 'Das Banner trägt den Titel und den Navigationspfad.',
  },
  'Without one a plain band in the colours of the site is shown. The home page has its banner under Banners.': {
    nl: 'Zonder banner wordt een effen strook in de kleuren van de website getoond. De startpagina heeft haar banner onder Banners.',
    fr: 'Sans bannière, une bande unie aux couleurs du site est affichée. La page d’accueil a la sienne sous Bannières.',
    de: 'Ohne eines wird ein einfarbiges Band in den Farben der Website gezeigt. Die Startseite hat ihr Banner unter Banner.',
  },
  'What people see of this page before they open it.': {
    nl: 'Wat mensen van deze pagina zien voor ze haar openen.',
    fr: 'Ce que l’on voit de cette page avant de l’ouvrir.',
    de: 'Was man von dieser Seite sieht, bevor man sie öffnet.',
  },
  'The last part of the web address. In a language without a path the page does not exist. Fixed pages (for sale, login…) keep their path.':
    {
      nl: 'Het laatste deel van het webadres. In een taal zonder adres bestaat de pagina niet. Vaste pagina’s (te koop, login…) houden hun adres.',
      fr: 'La dernière partie de l’adresse web. Dans une langue sans adresse, la page n’existe pas. Les pages fixes (à vendre, connexion…) gardent leur adresse.',
      de: 'Der letzte Teil der Webadresse. In einer Sprache ohne Adresse gibt es die Seite nicht. Feste Seiten (zu verkaufen, Anmeldung…) behalten ihre Adresse.',
    },
  'One or two words. Without it the title is used.': {
    nl: 'Een of twee woorden. Zonder wordt de titel gebruikt.',
    fr: 'Un ou deux mots. À défaut, le titre est utilisé.',
    de: 'Ein oder zwei Wörter. Sonst wird der Titel verwendet.',
  },
  'The page in whose submenu this one stands. Its path comes before this one.': {
    nl: 'De pagina in wier submenu deze staat. Haar adres komt voor dit adres.',
    fr: 'La page dont le sous-menu contient celle-ci. Son adresse précède celle-ci.',
    de: 'Die Seite, in deren Untermenü diese steht. Ihre Adresse kommt vor dieser.',
  },
  'Visitors of this page are sent on for good (301). Leave empty for an ordinary page.': {
    nl: 'Bezoekers van deze pagina worden voorgoed doorgestuurd (301). Laat leeg voor een gewone pagina.',
    fr: 'Les visiteurs de cette page sont redirigés définitivement (301). Laissez vide pour une page ordinaire.',
    de: 'Besucher dieser Seite werden dauerhaft weitergeleitet (301). Für eine gewöhnliche Seite leer lassen.',
  },
  'The menu item leads straight to this address instead of a page of this site.': {
    nl: 'Het menu-item leidt rechtstreeks naar dit adres in plaats van naar een pagina van deze website.',
    fr: 'L’élément du menu mène directement à cette adresse au lieu d’une page de ce site.',
    de: 'Der Menüpunkt führt direkt zu dieser Adresse statt zu einer Seite dieser Website.',
  },
  'Only Published pages are on the site, in the menu and in search engines.': {
    nl: 'Alleen gepubliceerde pagina’s staan op de website, in het menu en in zoekmachines.',
    fr: 'Seules les pages au statut « Publié » sont sur le site, dans le menu et dans les moteurs de recherche.',
    de: 'Nur veröffentlichte Seiten stehen auf der Website, im Menü und in Suchmaschinen.',
  },
  'Decides what the page does by itself: list properties, hold the owner login… Most pages are content pages.': {
    nl: 'Bepaalt wat de pagina zelf doet: panden tonen, de eigenaarslogin bevatten… De meeste pagina’s zijn inhoudspagina’s.',
    fr: 'Détermine ce que la page fait d’elle-même : lister des biens, contenir la connexion propriétaire… La plupart sont des pages de contenu.',
    de: 'Bestimmt, was die Seite von selbst tut: Immobilien zeigen, die Anmeldung für Eigentümer enthalten… Die meisten sind Inhaltsseiten.',
  },
  'Where visitors find the page. Pages in no menu are reached through links.': {
    nl: 'Waar bezoekers de pagina vinden. Pagina’s in geen menu zijn via links te bereiken.',
    fr: 'Où les visiteurs trouvent la page. Les pages hors menu sont accessibles par des liens.',
    de: 'Wo Besucher die Seite finden. Seiten in keinem Menü sind über Links zu erreichen.',
  },
  'Lower numbers come first among the pages of one menu.': {
    nl: 'Lagere nummers komen eerst onder de pagina’s van één menu.',
    fr: 'Les nombres les plus petits viennent d’abord parmi les pages d’un même menu.',
    de: 'Kleinere Zahlen kommen unter den Seiten eines Menüs zuerst.',
  },
  'The trail from the home page to this one.': {
    nl: 'Het spoor van de startpagina naar deze.',
    fr: 'Le chemin de la page d’accueil à celle-ci.',
    de: 'Der Weg von der Startseite zu dieser Seite.',
  },
  'Named styles of the site that may be combined.': {
    nl: 'Stijlen van de website, die gecombineerd kunnen worden.',
    fr: 'Des styles du site, qui peuvent être combinés.',
    de: 'Stile der Website, die sich verbinden lassen.',
  },
};
