import {
  bannerOf,
  line,
  module,
  page,
  path,
  reference,
  relationTo,
  rich,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';

const parent = reference('menuPage-services');

const services = page('services', {
  name: 'Diensten',
  pageType: 'content',
  order: 40,
  menuPosition: 'main',
  title: line('Onze diensten', 'Nos services', 'Our services', 'Unsere Leistungen'),
  description: text(
    'Wij verkopen, verhuren en beheren. Altijd met een vaste prijs die vooraf op papier staat.',
    'Nous vendons, louons et gérons. Toujours à un prix fixe, écrit à l’avance.',
    'We sell, let and manage. Always at a fixed price that is on paper beforehand.',
    'Wir verkaufen, vermieten und verwalten. Immer zu einem festen Preis, der vorher auf Papier steht.',
  ),
  breadcrumb: line('Diensten', 'Services', 'Services', 'Leistungen'),
  path: path('diensten', 'services', 'services', 'leistungen'),
  seo: seo(
    line(
      'Verkopen, verhuren en beheren',
      'Vente, location et gestion',
      'Selling, letting and management',
      'Verkauf, Vermietung und Verwaltung',
    ),
    text(
      'Wat Gevel doet voor eigenaars: verkoop, verhuur en beheer van huizen en appartementen.',
      'Ce que Gevel fait pour les propriétaires : vente, location et gestion de maisons et d’appartements.',
      'What Gevel does for owners: sale, letting and management of houses and apartments.',
      'Was Gevel für Eigentümer tut: Verkauf, Vermietung und Verwaltung von Häusern und Wohnungen.',
    ),
  ),
  showBanner: true,
  banner: bannerOf(
    'banner-brussel',
    line(
      'Een rij herenhuizen in Brussel',
      'Une rangée de maisons de maître à Bruxelles',
      'A row of town houses in Brussels',
      'Eine Reihe von Bürgerhäusern in Brüssel',
    ),
  ),
  modules: [
    module('servicesModule', {
      cards: [],
      relations: [
        relationTo('page', 'menuPage-selling'),
        relationTo('page', 'menuPage-letting'),
        relationTo('page', 'menuPage-management'),
      ],
      maxItems: 3,
    }),
    module('textModule', {
      title: line('Zo werken we', 'Notre façon de travailler', 'How we work', 'So arbeiten wir'),
      view: 'columns',
      text: rich({
        nl: '1. We komen kijken en luisteren.\n2. U krijgt een schatting met vergelijkbare verkopen erbij.\n3. We maken het dossier volledig: attesten, plannen, foto’s.\n4. Elke week hoort u wie er kwam kijken en wat ze ervan vonden.',
        fr: '1. Nous venons voir et écouter.\n2. Vous recevez une estimation, ventes comparables à l’appui.\n3. Nous complétons le dossier : attestations, plans, photos.\n4. Chaque semaine, vous savez qui est venu et ce qu’ils en ont pensé.',
        en: '1. We come to look and to listen.\n2. You get a valuation together with comparable sales.\n3. We complete the file: certificates, plans, pictures.\n4. Every week you hear who came to see it and what they thought.',
        de: '1. Wir kommen, schauen und hören zu.\n2. Sie erhalten eine Bewertung mit vergleichbaren Verkäufen.\n3. Wir vervollständigen das Dossier: Bescheinigungen, Pläne, Fotos.\n4. Jede Woche erfahren Sie, wer da war und was man meinte.',
      }),
      button: {
        label: line('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
        link: toPage('menuPage-valuation'),
      },
    }),
  ],
});

const selling = page('selling', {
  name: 'Verkopen',
  pageType: 'content',
  parent,
  order: 10,
  menuPosition: 'main',
  title: line('Uw woning verkopen', 'Vendre votre bien', 'Selling your home', 'Ihre Immobilie verkaufen'),
  description: text(
    'Een goede verkoop begint lang voor het eerste bezoek: bij de prijs en de papieren.',
    'Une bonne vente commence bien avant la première visite : par le prix et les papiers.',
    'A good sale begins long before the first visit: with the price and the papers.',
    'Ein guter Verkauf beginnt lange vor der ersten Besichtigung: beim Preis und bei den Unterlagen.',
  ),
  breadcrumb: line('Verkopen', 'Vendre', 'Selling', 'Verkaufen'),
  path: path('verkopen', 'vendre', 'selling', 'verkaufen'),
  seo: seo(
    line(
      'Uw huis verkopen met Gevel',
      'Vendre votre maison avec Gevel',
      'Sell your house with Gevel',
      'Ihr Haus mit Gevel verkaufen',
    ),
    text(
      'Schatting, attesten, foto’s, bezoeken en onderhandeling: zo verkoopt Gevel uw woning.',
      'Estimation, attestations, photos, visites et négociation : voici comment Gevel vend votre bien.',
      'Valuation, certificates, pictures, visits and negotiation: how Gevel sells your home.',
      'Bewertung, Bescheinigungen, Fotos, Besichtigungen, Verhandlung: So verkauft Gevel Ihre Immobilie.',
    ),
  ),
  showBanner: true,
  content: rich({
    nl: `We bepalen samen een prijs die klopt, op basis van recente verkopen in uw straat en niet van wensen.

## Wat wij regelen

- EPC, elektrische keuring, asbestattest en bodemattest
- Foto’s bij goed licht en een plan met maten
- Bezoeken, ook op zaterdag
- Onderhandeling tot en met de compromis bij de notaris

Voorschotten staan op onze derdenrekening, nooit op die van het kantoor.`,
    fr: `Nous fixons ensemble un prix juste, d’après les ventes récentes de votre rue et non d’après des souhaits.

## Ce dont nous nous occupons

- PEB, contrôle électrique, attestation amiante et attestation du sol
- Des photos sous une belle lumière et un plan coté
- Les visites, aussi le samedi
- La négociation, jusqu’au compromis chez le notaire

Les acomptes sont versés sur notre compte de tiers, jamais sur celui de l’agence.`,
    en: `Together we set a price that is right, from recent sales in your street and not from wishes.

## What we take care of

- Energy certificate, electrical inspection, asbestos and soil certificates
- Pictures in good light and a plan with dimensions
- Visits, on Saturdays too
- Negotiation up to the preliminary sale agreement at the notary’s

Advances are kept in our third-party account, never in that of the agency.`,
    de: `Gemeinsam legen wir einen Preis fest, der stimmt: nach den letzten Verkäufen in Ihrer Straße, nicht nach Wünschen.

## Was wir übernehmen

- Energieausweis, Elektroprüfung, Asbest- und Bodenbescheinigung
- Fotos bei gutem Licht und einen Plan mit Maßen
- Besichtigungen, auch samstags
- Verhandlung bis zum Vorvertrag beim Notar

Anzahlungen liegen auf unserem Anderkonto, nie auf dem Konto der Agentur.`,
  }),
  modules: [
    module('testimonialsModule', {
      title: line(
        'Zij verkochten met ons',
        'Ils ont vendu avec nous',
        'They sold with us',
        'Sie haben mit uns verkauft',
      ),
      sort: 'chosen',
      relations: [relationTo('testimonial', 'testimonial-devos'), relationTo('testimonial', 'testimonial-lambert')],
      numberItemOfRow: 2,
      maxItems: 2,
    }),
  ],
});

const letting = page('letting', {
  name: 'Verhuren',
  pageType: 'content',
  parent,
  order: 20,
  menuPosition: 'main',
  title: line('Uw woning verhuren', 'Mettre votre bien en location', 'Letting your home', 'Ihre Immobilie vermieten'),
  description: text(
    'Een huurder die blijft, een contract dat klopt en een plaatsbeschrijving die later geen ruzie geeft.',
    'Un locataire qui reste, un bail en règle et un état des lieux qui évite les disputes.',
    'A tenant who stays, a lease that is right and an inventory that leads to no quarrel later.',
    'Ein Mieter, der bleibt, ein Vertrag, der stimmt, und ein Protokoll, das Streit vermeidet.',
  ),
  breadcrumb: line('Verhuren', 'Mettre en location', 'Letting', 'Vermieten'),
  path: path('verhuren', 'mettre-en-location', 'letting', 'vermieten'),
  seo: seo(
    line(
      'Uw woning verhuren met Gevel',
      'Louer votre bien avec Gevel',
      'Let your home with Gevel',
      'Ihre Immobilie mit Gevel vermieten',
    ),
    text(
      'Van huurprijs tot plaatsbeschrijving: Gevel verhuurt uw huis of appartement volgens de regels van uw gewest.',
      'Du loyer à l’état des lieux : Gevel loue votre maison ou appartement selon les règles de votre région.',
      'From rent to inventory: Gevel lets your house or apartment by the rules of your region.',
      'Von der Miete bis zum Protokoll: Gevel vermietet nach den Regeln Ihrer Region.',
    ),
  ),
  showBanner: true,
  content: rich({
    nl: `Elk gewest heeft zijn eigen huurregels. Wij kennen ze en vragen een kandidaat alleen wat de wet toelaat.

## In vier stappen

1. We bepalen de huurprijs en de kosten, en zetten beide in de advertentie.
2. We ontvangen kandidaten en vergelijken hun dossiers eerlijk.
3. We maken de huurovereenkomst en de plaatsbeschrijving.
4. We registreren het contract en openen de waarborgrekening.

Lees ook [hoe hoog de huurwaarborg mag zijn](page:article-deposit).`,
    fr: `Chaque région a ses règles. Nous les connaissons et ne demandons aux candidats que ce que la loi permet.

## En quatre étapes

1. Nous fixons le loyer et les charges, et les indiquons tous deux dans l’annonce.
2. Nous recevons les candidats et comparons leurs dossiers équitablement.
3. Nous rédigeons le bail et l’état des lieux.
4. Nous enregistrons le bail et ouvrons le compte de garantie.

Lisez aussi [le montant maximal de la garantie locative](page:article-deposit).`,
    en: `Each region has rules of its own. We know them, and ask a candidate only what the law allows.

## In four steps

1. We set the rent and the charges, and state both in the advert.
2. We receive candidates and compare their files fairly.
3. We draw up the lease and the inventory.
4. We register the lease and open the deposit account.

Read also [how high the deposit may be](page:article-deposit).`,
    de: `Jede Region hat ihre eigenen Mietregeln. Wir kennen sie und fragen Bewerber nur, was das Gesetz erlaubt.

## In vier Schritten

1. Wir bestimmen Miete und Nebenkosten und nennen beide im Inserat.
2. Wir empfangen Bewerber und vergleichen ihre Unterlagen fair.
3. Wir erstellen Mietvertrag und Übergabeprotokoll.
4. Wir registrieren den Vertrag und eröffnen das Kautionskonto.

Lesen Sie auch, [wie hoch die Kaution sein darf](page:article-deposit).`,
  }),
  modules: [],
});

const management = page('management', {
  name: 'Beheer',
  pageType: 'content',
  parent,
  order: 30,
  menuPosition: 'main',
  title: line('Beheer van uw eigendom', 'Gestion de votre bien', 'Property management', 'Verwaltung Ihrer Immobilie'),
  description: text(
    'Huur innen, kosten afrekenen, een loodgieter sturen: wij doen het, u volgt het online.',
    'Encaisser le loyer, décompter les charges, envoyer un plombier : nous le faisons, vous suivez en ligne.',
    'Collecting rent, settling charges, sending a plumber: we do it, you follow it online.',
    'Miete einziehen, Nebenkosten abrechnen, Klempner schicken: Wir tun es, Sie verfolgen es online.',
  ),
  breadcrumb: line('Beheer', 'Gestion', 'Management', 'Verwaltung'),
  path: path('beheer', 'gestion', 'management', 'verwaltung'),
  seo: seo(
    line(
      'Vastgoedbeheer voor eigenaars',
      'Gestion locative pour propriétaires',
      'Property management for owners',
      'Immobilienverwaltung für Eigentümer',
    ),
    text(
      'Gevel beheert huurwoningen in Gent, Brussel en Luxemburg, met een eigen login voor eigenaars.',
      'Gevel gère des biens loués à Gand, Bruxelles et Luxembourg, avec un accès en ligne pour les propriétaires.',
      'Gevel manages rented homes in Ghent, Brussels and Luxembourg, with a login for owners.',
      'Gevel verwaltet Mietimmobilien in Gent, Brüssel und Luxemburg, mit Login für Eigentümer.',
    ),
  ),
  showBanner: true,
  content: rich({
    nl: `Voor een vast bedrag per maand zorgen wij voor uw huurwoning. U ziet op elk moment wat er binnenkwam, wat er hersteld werd en wat het kostte.

Via de [eigenaarslogin](page:menuPage-login) vindt u ook de bezoeken en de reacties op uw advertentie.`,
    fr: `Pour un montant fixe par mois, nous prenons soin de votre bien loué. Vous voyez à tout moment ce qui est rentré, ce qui a été réparé et à quel prix.

L’[accès propriétaires](page:menuPage-login) vous montre aussi les visites et les réactions à votre annonce.`,
    en: `For a fixed amount a month we look after your rented home. You see at any time what came in, what was repaired and what it cost.

The [owner login](page:menuPage-login) also shows you the visits and the reactions to your advert.`,
    de: `Für einen festen Monatsbetrag kümmern wir uns um Ihre vermietete Immobilie. Sie sehen jederzeit, was einging, was repariert wurde und was es kostete.

Der [Eigentümer-Login](page:menuPage-login) zeigt Ihnen auch Besichtigungen und Reaktionen auf Ihr Inserat.`,
  }),
  modules: [],
});

export const servicePages: Document[] = [services, selling, letting, management];
