import { line, module, page, relation, rich, seo, text, toPage, type Document } from '../../compose.ts';
import { citiesByRegion } from './cities.ts';
import { shown } from '../pictures.ts';
import { beside, valuationButton } from './parts.ts';

export const home: Document = page('home', {
  name: 'Home',
  pageType: 'home',
  order: 0,
  menuPosition: 'main',
  title: line(
    'Vastgoed met een gezicht',
    'L’immobilier à visage humain',
    'Property with a face',
    'Immobilien mit Gesicht',
  ),
  description: text(
    'Gevel helpt kopers, huurders en eigenaars in Gent, Brussel en Luxemburg. We kennen de straten, de notarissen en de energielabels, en we zeggen ook wat u liever niet hoort.',
    'Gevel accompagne acheteurs, locataires et propriétaires à Gand, Bruxelles et Luxembourg. Nous connaissons les rues, les notaires et les labels énergétiques, et nous disons aussi ce que l’on préférerait ne pas entendre.',
    'Gevel helps buyers, tenants and owners in Ghent, Brussels and Luxembourg. We know the streets, the notaries and the energy labels, and we also say what you would rather not hear.',
    'Gevel begleitet Käufer, Mieter und Eigentümer in Gent, Brüssel und Luxemburg. Wir kennen die Straßen, die Notare und die Energieausweise, und wir sagen auch, was man lieber nicht hört.',
  ),
  content: rich({
    nl: `Bij elk pand vindt u wat u nodig hebt om te beslissen: de oppervlaktes, het plan, het energielabel met het getal erbij, de overstromingsscores en de kosten per maand. Wat we niet weten, vullen we niet in.

Zoekt u nog? [Geef uw zoekopdracht door](page:menuPage-demand). Verkoopt of verhuurt u? Lees [hoe wij werken](page:menuPage-services).`,
    fr: `Pour chaque bien, vous trouvez ce qu’il faut pour décider : les surfaces, le plan, le label énergétique avec son chiffre, les scores d’inondation et les charges mensuelles. Ce que nous ne savons pas, nous ne l’inventons pas.

Vous cherchez encore ? [Inscrivez votre recherche](page:menuPage-demand). Vous vendez ou louez ? Lisez [comment nous travaillons](page:menuPage-services).`,
    en: `With each property you find what you need to decide: the surfaces, the plan, the energy label with its figure, the flood scores and the monthly charges. What we do not know we leave blank.

Still looking? [Register your search](page:menuPage-demand). Selling or letting? Read [how we work](page:menuPage-services).`,
    de: `Bei jeder Immobilie finden Sie, was Sie für Ihre Entscheidung brauchen: die Flächen, den Grundriss, die Energieklasse mit ihrem Wert, die Hochwassernoten und die monatlichen Kosten. Was wir nicht wissen, lassen wir offen.

Suchen Sie noch? [Erteilen Sie einen Suchauftrag](page:menuPage-demand). Sie verkaufen oder vermieten? Lesen Sie, [wie wir arbeiten](page:menuPage-services).`,
  }),
  breadcrumb: line('Home', 'Accueil', 'Home', 'Startseite'),
  seo: seo(
    line(
      'Gevel | Huizen en appartementen te koop en te huur',
      'Gevel | Maisons et appartements à vendre et à louer',
      'Gevel | Houses and apartments for sale and to let',
      'Gevel | Häuser und Wohnungen zum Kauf und zur Miete',
    ),
    text(
      'Vastgoedmakelaar in Gent, Brussel en Luxemburg. Bekijk ons aanbod of vraag een gratis schatting van uw woning.',
      'Agence immobilière à Gand, Bruxelles et Luxembourg. Découvrez nos biens ou demandez une estimation gratuite.',
      'Estate agent in Ghent, Brussels and Luxembourg. See what we offer or ask for a free valuation of your home.',
      'Immobilienmakler in Gent, Brüssel und Luxemburg. Sehen Sie unser Angebot oder lassen Sie kostenlos bewerten.',
    ),
  ),
  showBanner: false,
  showBreadcrumb: false,
  modules: [
    // Prepared for the end of the year; an editor switches it on.
    module('textModule', {
      title: line('Eindejaar', 'Fin d’année', 'End of the year', 'Jahresende'),
      titleSize: 'h4',
      status: 'Hidden',
      view: 'quote',
      text: rich({
        nl: 'Van 24 december tot en met 1 januari zijn onze kantoren gesloten. Voor wat niet kan wachten, belt u het nummer van uw kantoor.',
        fr: 'Du 24 décembre au 1er janvier inclus, nos agences sont fermées. Pour ce qui ne peut attendre, appelez le numéro de votre agence.',
        en: 'From 24 December to 1 January our offices are closed. For what cannot wait, call the number of your office.',
        de: 'Vom 24. Dezember bis einschließlich 1. Januar sind unsere Büros geschlossen. Was nicht warten kann, melden Sie unter der Nummer Ihres Büros.',
      }),
    }),
    module('propertyListModule', {
      title: line('Nieuw in ons aanbod', 'Nos dernières offres', 'Latest offers', 'Neu im Angebot'),
      sort: 'newest',
      numberItemOfRow: 4,
      maxItems: 4,
    }),
    beside(
      'left',
      'room-living',
      [
        'Wat is uw woning vandaag waard?',
        'Que vaut votre bien aujourd’hui ?',
        'What is your home worth today?',
        'Was ist Ihre Immobilie heute wert?',
      ],
      {
        nl: `Een rekentool kent uw straat niet. Hij weet niet dat de buren een dak legden, dat de tram om de hoek verdween of dat uw tuin op het zuiden ligt.

Wij komen kijken, meten na en leggen er vijf verkopen uit uw buurt naast. U krijgt een prijs op papier, met de redenering erbij. Dat kost niets en verplicht u tot niets.`,
        fr: `Un calculateur ne connaît pas votre rue. Il ne sait pas que les voisins ont refait leur toit, que le tram ne passe plus au coin ou que votre jardin est plein sud.

Nous venons voir, nous mesurons et nous comparons avec cinq ventes du quartier. Vous recevez un prix écrit, raisonnement compris. C’est gratuit et sans engagement.`,
        en: `A calculator does not know your street. It cannot tell that the neighbours renewed their roof, that the tram no longer turns the corner or that your garden faces south.

We come to look, measure, and lay five sales from your neighbourhood beside it. You get a price on paper, with the reasoning. It costs nothing and commits you to nothing.`,
        de: `Ein Rechner kennt Ihre Straße nicht. Er weiß nicht, dass die Nachbarn das Dach erneuert haben, dass die Straßenbahn nicht mehr um die Ecke fährt oder dass Ihr Garten nach Süden liegt.

Wir kommen vorbei, messen nach und legen fünf Verkäufe aus Ihrer Gegend daneben. Sie erhalten einen Preis auf Papier, samt Begründung. Das kostet nichts und verpflichtet zu nichts.`,
      },
      { button: valuationButton },
    ),
    module('servicesModule', {
      title: line('Wat we voor u doen', 'Ce que nous faisons pour vous', 'What we do for you', 'Was wir für Sie tun'),
      text: text(
        'Eén aanspreekpunt, van de eerste schatting tot de sleutel.',
        'Un seul interlocuteur, de la première estimation à la remise des clés.',
        'One person to talk to, from the first valuation to the key.',
        'Eine Ansprechperson, von der ersten Bewertung bis zum Schlüssel.',
      ),
      cards: [
        {
          _type: 'serviceCard',
          icon: 'handshake',
          title: line('Verkopen', 'Vendre', 'Selling', 'Verkaufen'),
          text: text(
            'Een juiste prijs, goede foto’s en een dossier waar de notaris niets op aan te merken heeft.',
            'Un prix juste, de bonnes photos et un dossier auquel le notaire n’a rien à redire.',
            'The right price, good pictures and a file the notary finds nothing wrong with.',
            'Der richtige Preis, gute Fotos und ein Dossier, an dem der Notar nichts auszusetzen hat.',
          ),
          image: shown('service-selling'),
          link: toPage('menuPage-selling'),
        },
        {
          _type: 'serviceCard',
          icon: 'key',
          title: line('Verhuren', 'Mettre en location', 'Letting', 'Vermieten'),
          text: text(
            'We zoeken een huurder die bij het huis past en regelen contract, plaatsbeschrijving en waarborg.',
            'Nous trouvons un locataire qui convient à la maison et réglons bail, état des lieux et garantie.',
            'We find a tenant who suits the house and take care of lease, inventory and deposit.',
            'Wir finden Mieter, die zum Haus passen, und regeln Vertrag, Übergabeprotokoll und Kaution.',
          ),
          image: shown('service-letting'),
          link: toPage('menuPage-letting'),
        },
        {
          _type: 'serviceCard',
          icon: 'shield',
          title: line('Beheren', 'Gérer', 'Managing', 'Verwalten'),
          text: text(
            'Huur innen, kosten afrekenen, herstellingen opvolgen: u leest eens per maand wat er gebeurde.',
            'Loyers, décomptes, réparations : une fois par mois, vous lisez ce qui s’est passé.',
            'Rent, accounts, repairs: once a month you read what has happened.',
            'Miete, Abrechnung, Reparaturen: Einmal im Monat lesen Sie, was geschehen ist.',
          ),
          image: shown('service-management'),
          link: toPage('menuPage-management'),
        },
      ],
      numberItemOfRow: 3,
      maxItems: 3,
    }),
    ...citiesByRegion,
    module('projectListModule', {
      title: line('Nieuwbouw', 'Projets neufs', 'New buildings', 'Neubau'),
      sort: 'newest',
      view: 'slider',
      numberItemOfRow: 3,
      maxItems: 6,
    }),
    module('referenceListModule', {
      title: line('Onlangs verkocht', 'Récemment vendus', 'Recently sold', 'Zuletzt verkauft'),
      sort: 'newest',
      view: 'slider',
      relations: [relation('reference-list', 'sold')],
      numberItemOfRow: 4,
      maxItems: 12,
    }),
    module('articleCardsModule', {
      title: line('Goed om te weten', 'Bon à savoir', 'Good to know', 'Gut zu wissen'),
      sort: 'newest',
      numberItemOfRow: 3,
      maxItems: 3,
    }),
    module('statsViewModule', {
      title: line('Gevel in cijfers', 'Gevel en chiffres', 'Gevel in figures', 'Gevel in Zahlen'),
      titleSize: 'h3',
      position: 'center',
      relations: [
        relation('stats-view', 'forSale'),
        relation('stats-view', 'forRent'),
        relation('stats-view', 'years'),
        relation('stats-view', 'team'),
      ],
      numberItemOfRow: 4,
      maxItems: 4,
    }),
    module('testimonialsModule', {
      title: line('Wat klanten vertellen', 'Ce que disent nos clients', 'What clients say', 'Was Kunden erzählen'),
      sort: 'newest',
      view: 'slider',
      numberItemOfRow: 2,
      maxItems: 6,
    }),
  ],
});
