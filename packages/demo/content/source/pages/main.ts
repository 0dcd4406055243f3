import { fixedPages } from '../../../../../app/addresses/table.ts';
import { line, module, page, path, seo, text, type Document, type Words } from '../../compose.ts';
import { bannerOf, slide } from '../pictures.ts';
import { contact } from './contact.ts';
import { demand } from './demand.ts';
import { home } from './home.ts';
import { beside } from './parts.ts';
import { valuation } from './valuation.ts';

const fixedPath = ({ nl, fr, en, de }: Record<'nl' | 'fr' | 'en' | 'de', string>) => path(nl, fr, en, de);

const sale = page('sale', {
  name: 'Te koop',
  pageType: 'sale',
  order: 10,
  menuPosition: 'main',
  title: line('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  description: text(
    'Huizen, appartementen, gronden en handelspanden die vandaag op een nieuwe eigenaar wachten.',
    'Maisons, appartements, terrains et commerces qui attendent un nouveau propriétaire.',
    'Houses, apartments, plots and shops that are waiting for a new owner today.',
    'Häuser, Wohnungen, Grundstücke und Geschäfte, die heute auf neue Eigentümer warten.',
  ),
  breadcrumb: line('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  path: fixedPath(fixedPages.sale.segments),
  seo: seo(
    line(
      'Huizen en appartementen te koop',
      'Maisons et appartements à vendre',
      'Houses and apartments for sale',
      'Häuser und Wohnungen kaufen',
    ),
    text(
      'Alle panden die Gevel te koop aanbiedt in Gent, Brussel, Luxemburg en de streek errond.',
      'Tous les biens que Gevel propose à la vente à Gand, Bruxelles, Luxembourg et environs.',
      'All properties that Gevel offers for sale in and around Ghent, Brussels and Luxembourg.',
      'Alle Immobilien, die Gevel in und um Gent, Brüssel und Luxemburg zum Kauf anbietet.',
    ),
  ),
  showBanner: false,
});

const rent = page('rent', {
  name: 'Te huur',
  pageType: 'rent',
  order: 20,
  menuPosition: 'main',
  title: line('Te huur', 'À louer', 'For rent', 'Zu vermieten'),
  description: text(
    'Woningen en kantoren te huur. Bij elk pand staan de huur én de maandelijkse kosten.',
    'Logements et bureaux à louer. Chaque annonce indique le loyer et les charges mensuelles.',
    'Homes and offices to let. Each advert states the rent and the monthly charges.',
    'Wohnungen und Büros zur Miete. Jedes Inserat nennt die Miete und die monatlichen Nebenkosten.',
  ),
  breadcrumb: line('Te huur', 'À louer', 'For rent', 'Zu vermieten'),
  path: fixedPath(fixedPages.rent.segments),
  seo: seo(
    line(
      'Huizen en appartementen te huur',
      'Maisons et appartements à louer',
      'Houses and apartments for rent',
      'Häuser und Wohnungen mieten',
    ),
    text(
      'Alle panden die Gevel te huur aanbiedt, met huurprijs en kosten. Vraag online een bezoek aan.',
      'Tous les biens que Gevel propose à la location, loyer et charges compris. Demandez une visite en ligne.',
      'All properties that Gevel lets, with rent and charges. Ask for a visit online.',
      'Alle Mietobjekte von Gevel, mit Miete und Nebenkosten. Besichtigung online anfragen.',
    ),
  ),
  showBanner: false,
});

/** The stages of buying a new-build home. */
const steps: readonly [title: Words, words: Words][] = [
  [
    ['1. Reserveren', '1. Réserver', '1. Reserve', '1. Reservieren'],
    [
      'U kiest een unit uit de prijslijst en neemt een optie. Ze kost niets en loopt hoogstens twee weken.',
      'Vous choisissez une unité dans la liste de prix et prenez une option, gratuite, pour deux semaines au plus.',
      'You choose a unit from the price list and take an option. It costs nothing and runs two weeks at most.',
      'Sie wählen eine Einheit aus der Preisliste und nehmen eine Option. Sie kostet nichts und läuft höchstens zwei Wochen.',
    ],
  ],
  [
    ['2. Lastenboek lezen', '2. Lire le cahier des charges', '2. Read the specification', '2. Baubeschreibung lesen'],
    [
      'Wij lopen het met u door, bladzijde per bladzijde: wat erin zit, wat meerwerk is, wat u zelf mag kiezen.',
      'Nous le parcourons avec vous, page par page : ce qui est compris, ce qui est un supplément, ce que vous choisissez.',
      'We go through it with you, page by page: what is in it, what is extra, what you may choose yourself.',
      'Wir gehen sie mit Ihnen durch, Seite für Seite: was enthalten ist, was extra kostet, was Sie selbst wählen.',
    ],
  ],
  [
    ['3. Tekenen', '3. Signer', '3. Sign', '3. Unterzeichnen'],
    [
      'Vijftien dagen voor het contract hebt u alle stukken. Zonder bankattest tekenen we niet.',
      'Vous avez toutes les pièces quinze jours avant le contrat. Sans attestation bancaire, nous ne signons pas.',
      'Fifteen days before the contract you have every document. Without word from the bank we do not sign.',
      'Fünfzehn Tage vor dem Vertrag haben Sie alle Unterlagen. Ohne Zusage der Bank unterzeichnen wir nicht.',
    ],
  ],
  [
    ['4. Bouwen', '4. Construire', '4. Build', '4. Bauen'],
    [
      'Elke twee maanden een bericht met foto’s van de werf, ook als er weinig te zien is.',
      'Un message tous les deux mois, avec des photos du chantier, même s’il y a peu à voir.',
      'A message with pictures of the site every two months, even if there is little to see.',
      'Alle zwei Monate eine Nachricht mit Fotos der Baustelle, auch wenn es wenig zu sehen gibt.',
    ],
  ],
  [
    ['5. Opleveren', '5. Réceptionner', '5. Accept', '5. Abnehmen'],
    [
      'Voorlopig eerst, met een lijst van gebreken. Een jaar later definitief, als alles hersteld is.',
      'D’abord provisoirement, avec une liste de défauts. Un an plus tard définitivement, quand tout est réparé.',
      'Provisionally first, with a list of defects. Finally a year later, when everything has been mended.',
      'Zuerst vorläufig, mit einer Mängelliste. Ein Jahr später endgültig, wenn alles behoben ist.',
    ],
  ],
];

const projects = page('projects', {
  name: 'Projecten',
  pageType: 'projects',
  order: 30,
  menuPosition: 'main',
  title: line('Nieuwbouwprojecten', 'Projets neufs', 'Construction projects', 'Neubauprojekte'),
  description: text(
    'Nieuw gebouwd, met prijslijst per unit en een duidelijke opleverdatum.',
    'Du neuf, avec une liste de prix par unité et une date de livraison claire.',
    'Newly built, with a price list per unit and a clear delivery date.',
    'Neu gebaut, mit Preisliste je Einheit und klarem Übergabetermin.',
  ),
  breadcrumb: line('Projecten', 'Projets', 'Projects', 'Projekte'),
  path: fixedPath(fixedPages.projects.segments),
  seo: seo(
    line('Nieuwbouwprojecten', 'Projets immobiliers neufs', 'New construction projects', 'Neubauprojekte'),
    text(
      'Nieuwbouwprojecten in Gent, Brussel en Luxemburg: units, prijzen, plannen en oplevering.',
      'Projets neufs à Gand, Bruxelles et Luxembourg : unités, prix, plans et livraison.',
      'Construction projects in Ghent, Brussels and Luxembourg: units, prices, plans and delivery.',
      'Neubauprojekte in Gent, Brüssel und Luxemburg: Einheiten, Preise, Pläne und Übergabe.',
    ),
  ),
  showBanner: true,
  banner: bannerOf('banner-nieuwbouw'),
  modules: [
    beside('right', 'plan-house', ['Kopen op plan', 'Acheter sur plan', 'Buying off plan', 'Vom Plan kaufen'], {
      nl: `U koopt iets wat er nog niet staat. Daarom beschermt de wet u: in België de wet-Breyne, in Luxemburg de regels van de VEFA, de verkoop in toekomstige staat van voltooiing.

- Bij de ondertekening betaalt u in België hoogstens 5 % voorschot, op onze derdenrekening; in Luxemburg bij de reservatie hoogstens 2 %.
- Daarna betaalt u per schijf, voor wat er al gebouwd is.
- De bouwheer moet een waarborg hebben, zodat het werk af raakt als hij failliet gaat.
- In België gebeurt de oplevering in twee keer, met minstens een jaar ertussen.

Wij gaan bij elke oplevering mee en schrijven op wat u ziet.`,
      fr: `Vous achetez ce qui n’existe pas encore. La loi vous protège donc : en Belgique la loi Breyne, au Luxembourg les règles de la VEFA, la vente en état futur d’achèvement.

- À la signature, vous versez en Belgique au plus 5 % d’acompte, sur notre compte de tiers ; au Luxembourg, à la réservation, au plus 2 %.
- Ensuite, vous payez par tranches, pour ce qui est déjà construit.
- Le promoteur doit fournir une garantie, pour que l’ouvrage soit achevé même s’il fait faillite.
- En Belgique, la réception se fait en deux temps, à un an d’intervalle au moins.

Nous vous accompagnons à chaque réception et notons ce que vous voyez.`,
      en: `You buy something that is not there yet. So the law protects you: in Belgium the Breyne Act, in Luxembourg the rules of the VEFA, the sale in a future state of completion.

- On signing you pay an advance of 5% at most in Belgium, into our third-party account; in Luxembourg 2% at most when you reserve.
- After that you pay in instalments, for what has been built already.
- The developer must have a guarantee, so that the work is finished if he goes bankrupt.
- In Belgium acceptance takes place twice, with at least a year in between.

We go along and write down what you see.`,
      de: `Sie kaufen etwas, das noch nicht steht. Deshalb schützt Sie das Gesetz: in Belgien die Lex Breyne, in Luxemburg die Regeln der VEFA, des Verkaufs im künftigen Fertigstellungszustand.

- Bei der Unterzeichnung zahlen Sie in Belgien höchstens 5 % an, auf unser Anderkonto; in Luxemburg bei der Reservierung höchstens 2 %.
- Danach zahlen Sie in Raten, für das, was schon gebaut ist.
- Der Bauträger muss eine Garantie stellen, damit der Bau auch bei Konkurs fertig wird.
- In Belgien erfolgt die Abnahme zweimal, mit mindestens einem Jahr dazwischen.

Wir gehen zu jeder Abnahme mit und schreiben auf, was Sie sehen.`,
    }),
    module('servicesModule', {
      titleSize: 'h3',
      title: line('Van plan tot sleutel', 'Du plan aux clés', 'From plan to key', 'Vom Plan bis zum Schlüssel'),
      view: 'slider',
      cards: steps.map(([title, words]) => ({ _type: 'serviceCard', title: line(...title), text: text(...words) })),
      numberItemOfRow: 2,
      maxItems: 6,
      span: 7,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 },
    }),
    module('galleryModule', {
      title: line('Nieuw in de straat', 'Du neuf dans la rue', 'New in the street', 'Neu in der Straße'),
      titleSize: 'h3',
      view: 'list',
      slides: [slide('facade-loft'), slide('facade-modern')],
      sort: 'reverse',
      delay: 4000,
      numberItemOfRow: 1,
      maxItems: 1,
      span: 5,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 5 },
    }),
  ],
});

export const mainPages: Document[] = [home, sale, rent, projects, demand, valuation, contact];
