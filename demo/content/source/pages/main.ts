import { fixedSegments } from '../../../../app/paths/segments.ts';
import { line, module, page, path, relation, rich, seo, text, toPage, type Document } from '../../compose.ts';

const fixedPath = ({ nl, fr, en, de }: Record<'nl' | 'fr' | 'en' | 'de', string>) => path(nl, fr, en, de);

const home = page('home', {
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
  showBanner: true,
  showBreadcrumb: false,
  modules: [
    module('propertyListModule', {
      title: line('Nieuw in ons aanbod', 'Nos dernières offres', 'Latest offers', 'Neu im Angebot'),
      sort: 'newest',
      numberItemOfRow: 4,
      maxItems: 4,
    }),
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
          link: toPage('menuPage-letting'),
        },
        {
          _type: 'serviceCard',
          icon: 'calculator',
          title: line('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
          text: text(
            'Een makelaar komt langs, kijkt rond en legt uit hoe hij aan zijn cijfer komt.',
            'Un agent passe vous voir, fait le tour et explique comment il arrive à son chiffre.',
            'An agent comes by, looks around and explains how the figure comes about.',
            'Ein Makler kommt vorbei, sieht sich um und erklärt, wie er zu seiner Zahl kommt.',
          ),
          link: toPage('menuPage-valuation'),
        },
      ],
      numberItemOfRow: 3,
      maxItems: 3,
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
  path: fixedPath(fixedSegments.sale),
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
  path: fixedPath(fixedSegments.rent),
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
  path: fixedPath(fixedSegments.projects),
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
});

const demand = page('demand', {
  name: 'Zoekopdracht',
  pageType: 'demand',
  order: 60,
  menuPosition: 'footer',
  title: line('Geef uw zoekopdracht door', 'Inscrivez votre recherche', 'Register your search', 'Suchauftrag erteilen'),
  description: text(
    'Zeg ons wat u zoekt. Zodra er iets past, hoort u het als eerste.',
    'Dites-nous ce que vous cherchez. Dès qu’un bien correspond, vous êtes les premiers prévenus.',
    'Tell us what you are looking for. As soon as something fits, you are the first to hear.',
    'Sagen Sie uns, was Sie suchen. Sobald etwas passt, erfahren Sie es zuerst.',
  ),
  breadcrumb: line('Zoekopdracht', 'Inscription', 'Register', 'Suchauftrag'),
  path: path('zoekopdracht', 'inscription', 'register', 'suchauftrag'),
  seo: seo(
    line(
      'Zoekopdracht voor een huis of appartement',
      'Inscrire une recherche de bien',
      'Register your property search',
      'Suchauftrag für eine Immobilie',
    ),
    text(
      'Krijg bericht zodra een huis of appartement aan uw wensen voldoet. Gratis, en u stopt wanneer u wilt.',
      'Soyez averti dès qu’une maison ou un appartement répond à vos souhaits. Gratuit, et sans engagement.',
      'Hear from us as soon as a house or apartment meets your wishes. Free, and you stop whenever you like.',
      'Nachricht, sobald ein Haus oder eine Wohnung passt. Kostenlos und jederzeit abbestellbar.',
    ),
  ),
  showBanner: false,
  modules: [
    module('contactModule', {
      view: 'list',
      text: rich({
        nl: 'Hoe meer u ons vertelt, hoe minder panden we u sturen die niet passen. Regio, type en budget volstaan om te beginnen.',
        fr: 'Plus vous nous en dites, moins nous vous enverrons de biens qui ne conviennent pas. La région, le type et le budget suffisent pour commencer.',
        en: 'The more you tell us, the fewer properties we send you that do not fit. Region, type and budget are enough to begin with.',
        de: 'Je mehr Sie uns sagen, desto weniger Unpassendes schicken wir Ihnen. Gegend, Art und Budget genügen für den Anfang.',
      }),
      relations: [relation('contact', 'demand-register')],
    }),
  ],
});

const valuation = page('valuation', {
  name: 'Gratis schatting',
  pageType: 'valuation',
  order: 70,
  menuPosition: 'none',
  title: line('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
  description: text(
    'Wat is uw woning waard? Een makelaar uit uw buurt komt kijken en geeft een onderbouwde prijs, zonder verplichting.',
    'Que vaut votre bien ? Un agent de votre quartier vient voir et donne un prix argumenté, sans engagement.',
    'What is your home worth? An agent from your area comes to see it and gives a reasoned price, with no obligation.',
    'Was ist Ihre Immobilie wert? Ein Makler aus Ihrer Gegend kommt vorbei und nennt einen begründeten Preis, unverbindlich.',
  ),
  breadcrumb: line('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
  path: fixedPath(fixedSegments.valuation),
  seo: seo(
    line(
      'Gratis schatting van uw woning',
      'Estimation gratuite de votre bien',
      'Free valuation of your home',
      'Kostenlose Immobilienbewertung',
    ),
    text(
      'Vraag een gratis schatting van uw huis of appartement. We komen langs binnen de vijf werkdagen.',
      'Demandez une estimation gratuite de votre maison ou appartement. Nous passons dans les cinq jours ouvrables.',
      'Ask for a free valuation of your house or apartment. We come by within five working days.',
      'Lassen Sie Haus oder Wohnung kostenlos bewerten. Wir kommen innerhalb von fünf Werktagen.',
    ),
  ),
  showBanner: true,
  modules: [
    module('contactModule', {
      title: line(
        'Vertel ons over uw woning',
        'Parlez-nous de votre bien',
        'Tell us about your home',
        'Erzählen Sie uns von Ihrer Immobilie',
      ),
      text: rich({
        nl: 'Houd het EPC-attest en het kadastraal inkomen bij de hand als u ze hebt. Zonder lukt het ook.',
        fr: 'Gardez le certificat PEB et le revenu cadastral à portée de main si vous les avez. Sans eux, cela va aussi.',
        en: 'Keep the energy certificate and the rateable income at hand if you have them. It works without them too.',
        de: 'Halten Sie Energieausweis und Katasterertrag bereit, falls vorhanden. Es geht auch ohne.',
      }),
      relations: [relation('contact', 'contact-demand'), relation('contact', 'address')],
    }),
  ],
});

const contact = page('contact', {
  name: 'Contact',
  pageType: 'contact',
  order: 90,
  menuPosition: 'main',
  title: line('Contact', 'Contact', 'Contact', 'Kontakt'),
  description: text(
    'Bel, schrijf of loop binnen. De koffie is goed.',
    'Appelez, écrivez ou passez nous voir. Le café est bon.',
    'Call, write or drop in. The coffee is good.',
    'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Der Kaffee ist gut.',
  ),
  breadcrumb: line('Contact', 'Contact', 'Contact', 'Kontakt'),
  path: path('contact', 'contact', 'contact', 'kontakt'),
  seo: seo(
    line('Contact | Gevel', 'Contact | Gevel', 'Contact | Gevel', 'Kontakt | Gevel'),
    text(
      'Adressen, telefoonnummers en openingsuren van Gevel in Gent, Brussel en Luxemburg.',
      'Adresses, téléphones et heures d’ouverture de Gevel à Gand, Bruxelles et Luxembourg.',
      'Addresses, phone numbers and opening hours of Gevel in Ghent, Brussels and Luxembourg.',
      'Adressen, Telefonnummern und Öffnungszeiten von Gevel in Gent, Brüssel und Luxemburg.',
    ),
  ),
  showBanner: false,
  modules: [
    module('contactModule', {
      title: line('Stel uw vraag', 'Posez votre question', 'Ask your question', 'Stellen Sie Ihre Frage'),
      relations: [
        relation('contact', 'address'),
        relation('contact', 'openingHours'),
        relation('contact', 'site-contact'),
      ],
      numberItemOfRow: 2,
    }),
    module('contactModule', {
      title: line('Onze drie kantoren', 'Nos trois agences', 'Our three offices', 'Unsere drei Büros'),
      relations: [relation('contact', 'offices')],
      numberItemOfRow: 3,
    }),
  ],
});

export const mainPages: Document[] = [home, sale, rent, projects, demand, valuation, contact];
