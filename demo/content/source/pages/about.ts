import {
  bannerOf,
  image,
  line,
  module,
  page,
  path,
  reference,
  relation,
  rich,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';

const parent = reference('menuPage-about');

const about = page('about', {
  name: 'Over ons',
  pageType: 'content',
  order: 50,
  menuPosition: 'main',
  title: line('Over Gevel', 'À propos de Gevel', 'About Gevel', 'Über Gevel'),
  description: text(
    'Begonnen in 1998 in één kamer aan het water in Gent. Vandaag drie kantoren en nog altijd één manier van werken.',
    'Née en 1998 dans une pièce au bord de l’eau à Gand. Aujourd’hui trois agences, et toujours une seule façon de travailler.',
    'Begun in 1998 in one room by the water in Ghent. Three offices today, and still one way of working.',
    'Begonnen 1998 in einem Zimmer am Wasser in Gent. Heute drei Büros und noch immer eine Arbeitsweise.',
  ),
  breadcrumb: line('Over ons', 'À propos', 'About us', 'Über uns'),
  path: path('over-ons', 'a-propos', 'about-us', 'ueber-uns'),
  seo: seo(
    line('Over Gevel', 'À propos de Gevel', 'About Gevel', 'Über Gevel'),
    text(
      'Wie Gevel is: een familiekantoor met drie vestigingen en een zwak voor gevels.',
      'Qui est Gevel : une agence familiale, trois adresses et un faible pour les façades.',
      'Who Gevel is: a family firm with three offices and a weakness for façades.',
      'Wer Gevel ist: ein Familienbetrieb mit drei Büros und einer Schwäche für Fassaden.',
    ),
  ),
  showBanner: true,
  banner: bannerOf(
    'banner-gent',
    line(
      'Trapgevels aan het water in Gent, bij valavond',
      'Pignons à redans au bord de l’eau à Gand, au crépuscule',
      'Stepped gables along the water in Ghent at dusk',
      'Treppengiebel am Wasser in Gent bei Abenddämmerung',
    ),
  ),
  modules: [
    module('textModule', {
      span: 8,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 8 },
      view: 'plain',
      text: rich({
        nl: `Een gevel is het eerste wat u van een huis ziet en het laatste wat u erover vertelt. Daarachter zitten een dak dat lekt of niet, buren die zingen of niet, en een label dat straks geld kost.

Wij kijken eerst naar wat erachter zit. Daarna pas naar de prijs.`,
        fr: `La façade est la première chose que l’on voit d’une maison et la dernière dont on parle. Derrière, il y a un toit qui fuit ou non, des voisins qui chantent ou non, et un label qui coûtera bientôt de l’argent.

Nous regardons d’abord ce qu’il y a derrière. Le prix vient ensuite.`,
        en: `A façade is the first thing you see of a house and the last thing you talk about. Behind it is a roof that leaks or does not, neighbours who sing or do not, and a label that will soon cost money.

We look at what is behind it first. Only then at the price.`,
        de: `Die Fassade ist das Erste, was man von einem Haus sieht, und das Letzte, worüber man spricht. Dahinter liegen ein Dach, das dicht ist oder nicht, Nachbarn, die singen oder nicht, und ein Energieausweis, der bald Geld kostet.

Wir sehen zuerst, was dahinter ist. Erst dann den Preis.`,
      }),
      button: {
        label: line('Maak kennis met het team', 'Rencontrez l’équipe', 'Meet the team', 'Das Team kennenlernen'),
        link: toPage('menuPage-team'),
      },
    }),
    module('statsViewModule', {
      span: 4,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 4 },
      view: 'list',
      titleSize: 'h3',
      title: line('In cijfers', 'En chiffres', 'In figures', 'In Zahlen'),
      relations: [relation('stats-view', 'years'), relation('stats-view', 'team'), relation('stats-view', 'cities')],
      numberItemOfRow: 1,
      maxItems: 3,
    }),
  ],
});

const member = (name: string, nl: string, fr: string, en: string, de: string) => ({
  _type: 'slide',
  image: image(name),
  alt: line(nl, fr, en, de),
});

const team = page('team', {
  name: 'Team',
  pageType: 'content',
  parent,
  order: 10,
  menuPosition: 'main',
  title: line('Ons team', 'Notre équipe', 'Our team', 'Unser Team'),
  description: text(
    'Veertien mensen, van wie u er één altijd zelf aan de lijn krijgt.',
    'Quatorze personnes, dont une qui vous répond toujours elle-même.',
    'Fourteen people, one of whom always picks up the phone to you.',
    'Vierzehn Menschen, von denen Sie einen immer selbst ans Telefon bekommen.',
  ),
  breadcrumb: line('Team', 'Équipe', 'Team', 'Team'),
  path: path('team', 'equipe', 'team', 'team'),
  seo: seo(
    line('Het team van Gevel', 'L’équipe de Gevel', 'The Gevel team', 'Das Team von Gevel'),
    text(
      'De makelaars van Gevel in Gent, Brussel en Luxemburg.',
      'Les agents immobiliers de Gevel à Gand, Bruxelles et Luxembourg.',
      'The estate agents of Gevel in Ghent, Brussels and Luxembourg.',
      'Die Makler von Gevel in Gent, Brüssel und Luxemburg.',
    ),
  ),
  showBanner: true,
  modules: [
    module('galleryModule', {
      title: line(
        'De mensen achter Gevel',
        'Les visages de Gevel',
        'The people behind Gevel',
        'Die Menschen hinter Gevel',
      ),
      slides: [
        member(
          'team-1',
          'Liesbeth Claes, zaakvoerder, Gent',
          'Liesbeth Claes, gérante, Gand',
          'Liesbeth Claes, managing director, Ghent',
          'Liesbeth Claes, Geschäftsführerin, Gent',
        ),
        member(
          'team-2',
          'Marc Dewitte, schatter, Gent',
          'Marc Dewitte, expert en évaluation, Gand',
          'Marc Dewitte, valuer, Ghent',
          'Marc Dewitte, Gutachter, Gent',
        ),
        member(
          'team-3',
          'Aïcha Ndiaye, makelaar, Brussel',
          'Aïcha Ndiaye, agente immobilière, Bruxelles',
          'Aïcha Ndiaye, estate agent, Brussels',
          'Aïcha Ndiaye, Maklerin, Brüssel',
        ),
        member(
          'team-4',
          'Luc Weber, makelaar, Luxemburg',
          'Luc Weber, agent immobilier, Luxembourg',
          'Luc Weber, estate agent, Luxembourg',
          'Luc Weber, Makler, Luxemburg',
        ),
      ],
      delay: 3000,
      numberItemOfRow: 4,
      maxItems: 12,
    }),
    module('textModule', {
      titleSize: 'h3',
      title: line('Bij ons werken', 'Travailler avec nous', 'Working with us', 'Bei uns arbeiten'),
      text: rich({
        nl: 'We zoeken geregeld makelaars en stagiairs die graag op straat zijn. Schrijf ons via de [contactpagina](page:menuPage-contact).',
        fr: 'Nous cherchons régulièrement des agents et des stagiaires qui aiment être sur le terrain. Écrivez-nous via la [page de contact](page:menuPage-contact).',
        en: 'We regularly look for agents and trainees who like to be out and about. Write to us through the [contact page](page:menuPage-contact).',
        de: 'Wir suchen regelmäßig Makler und Praktikanten, die gern unterwegs sind. Schreiben Sie uns über die [Kontaktseite](page:menuPage-contact).',
      }),
    }),
  ],
});

const references = page('references', {
  name: 'Referenties',
  pageType: 'content',
  parent,
  order: 20,
  menuPosition: 'main',
  title: line('Referenties', 'Références', 'References', 'Referenzen'),
  description: text(
    'Panden die een nieuwe eigenaar of huurder vonden.',
    'Des biens qui ont trouvé un nouveau propriétaire ou locataire.',
    'Properties that found a new owner or tenant.',
    'Immobilien, die neue Eigentümer oder Mieter gefunden haben.',
  ),
  breadcrumb: line('Referenties', 'Références', 'References', 'Referenzen'),
  path: path('referenties', 'references', 'references', 'referenzen'),
  seo: seo(
    line(
      'Verkocht en verhuurd door Gevel',
      'Vendu et loué par Gevel',
      'Sold and let by Gevel',
      'Verkauft und vermietet von Gevel',
    ),
    text(
      'Een greep uit de huizen en appartementen die Gevel onlangs verkocht of verhuurde.',
      'Une sélection de maisons et d’appartements récemment vendus ou loués par Gevel.',
      'A selection of houses and apartments that Gevel recently sold or let.',
      'Eine Auswahl von Häusern und Wohnungen, die Gevel zuletzt verkauft oder vermietet hat.',
    ),
  ),
  showBanner: true,
  modules: [
    module('referenceListModule', {
      title: line('Verkocht door ons', 'Vendus par nous', 'Sold by us', 'Von uns verkauft'),
      sort: 'newest',
      relations: [relation('reference-list', 'sold')],
      numberItemOfRow: 3,
      maxItems: 24,
    }),
    module('referenceListModule', {
      title: line('Verhuurd door ons', 'Loués par nous', 'Let by us', 'Von uns vermietet'),
      sort: 'newest',
      relations: [relation('reference-list', 'rented')],
      numberItemOfRow: 4,
      maxItems: 16,
    }),
  ],
});

export const aboutPages: Document[] = [about, team, references];
