import {
  line,
  module,
  page,
  path,
  reference,
  relation,
  relationTo,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';
import { beside, column, contactButton, questions } from './parts.ts';

export const management: Document = page('management', {
  name: 'Beheer',
  pageType: 'content',
  parent: reference('menuPage-services'),
  order: 30,
  menuPosition: 'main',
  title: line('Beheer van uw eigendom', 'Gestion de votre bien', 'Property management', 'Verwaltung Ihrer Immobilie'),
  description: text(
    'Huur innen, kosten afrekenen, een loodgieter sturen: wij doen het, u leest wat er gebeurde.',
    'Encaisser le loyer, décompter les charges, envoyer un plombier : nous le faisons, vous lisez ce qui s’est passé.',
    'Collecting rent, settling charges, sending a plumber: we do it, you read what has happened.',
    'Miete einziehen, Nebenkosten abrechnen, Klempner schicken: Wir tun es, Sie lesen, was geschehen ist.',
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
  modules: [
    beside(
      'right',
      'service-management',
      [
        'Eigenaar zijn zonder telefoonwacht',
        'Propriétaire sans permanence téléphonique',
        'Owning without being on call',
        'Eigentümer sein ohne Bereitschaftsdienst',
      ],
      {
        nl: `Een huurwoning vraagt weinig, maar altijd op het verkeerde moment. Wij nemen de telefoon op, sturen de vakman die we al kennen en zetten de factuur bij uw stukken.

U legt vooraf vast tot welk bedrag wij zelf beslissen. Daarboven krijgt u eerst een offerte, en een mening.`,
        fr: `Un bien loué demande peu, mais toujours au mauvais moment. Nous décrochons, envoyons l’artisan que nous connaissons et classons la facture dans votre dossier.

Vous fixez à l’avance le montant jusqu’auquel nous décidons seuls. Au-delà, vous recevez d’abord un devis, et un avis.`,
        en: `A rented home asks for little, but always at the wrong moment. We pick up the phone, send the tradesman we know already and put the invoice with your papers.

You set beforehand up to what amount we decide ourselves. Above it you first get an estimate, and an opinion.`,
        de: `Eine Mietwohnung verlangt wenig, aber immer im falschen Moment. Wir gehen ans Telefon, schicken den Handwerker, den wir kennen, und legen die Rechnung zu Ihren Unterlagen.

Sie legen vorab fest, bis zu welchem Betrag wir selbst entscheiden. Darüber erhalten Sie erst ein Angebot, und eine Meinung.`,
      },
      { button: contactButton },
    ),
    module('servicesModule', {
      title: line('Wat erbij hoort', 'Ce qui est compris', 'What it includes', 'Was dazugehört'),
      cards: [
        {
          _type: 'serviceCard',
          icon: 'calculator',
          title: line('Huur en indexatie', 'Loyer et indexation', 'Rent and indexation', 'Miete und Indexierung'),
          text: text(
            'We innen, manen aan en rekenen elk jaar de index na volgens de regels van het gewest.',
            'Nous encaissons, relançons et recalculons l’index chaque année selon les règles de la région.',
            'We collect, remind and work out the index every year by the rules of the region.',
            'Wir ziehen ein, mahnen und berechnen jedes Jahr den Index nach den Regeln der Region.',
          ),
        },
        {
          _type: 'serviceCard',
          icon: 'file-text',
          title: line(
            'Afrekening van de kosten',
            'Décompte des charges',
            'Accounts of charges',
            'Nebenkostenabrechnung',
          ),
          text: text(
            'Eén keer per jaar, met de stukken erbij, zodat de huurder ze kan nakijken.',
            'Une fois par an, pièces à l’appui, pour que le locataire puisse vérifier.',
            'Once a year, with the documents, so that the tenant can check them.',
            'Einmal im Jahr, mit Belegen, damit der Mieter sie prüfen kann.',
          ),
        },
        {
          _type: 'serviceCard',
          icon: 'clock',
          title: line('Herstellingen', 'Réparations', 'Repairs', 'Reparaturen'),
          text: text(
            'Lekken en verwarming dezelfde dag, de rest binnen de week. De huurder hoort wanneer er iemand komt.',
            'Fuites et chauffage le jour même, le reste dans la semaine. Le locataire sait quand on passe.',
            'Leaks and heating the same day, the rest within the week. The tenant knows when somebody comes.',
            'Lecks und Heizung am selben Tag, der Rest binnen einer Woche. Der Mieter weiß, wann jemand kommt.',
          ),
        },
        {
          _type: 'serviceCard',
          icon: 'calendar',
          title: line('Onderhoud op tijd', 'Entretien à temps', 'Maintenance in time', 'Wartung zur rechten Zeit'),
          text: text(
            'Ketel, schouw, rookmelders, dakgoot: we houden de kalender bij en vragen de attesten op.',
            'Chaudière, cheminée, détecteurs, gouttières : nous tenons le calendrier et demandons les attestations.',
            'Boiler, chimney, smoke detectors, gutters: we keep the calendar and collect the certificates.',
            'Kessel, Kamin, Rauchmelder, Dachrinnen: Wir führen den Kalender und fordern die Nachweise an.',
          ),
        },
        {
          _type: 'serviceCard',
          icon: 'building',
          title: line('Mede-eigendom', 'Copropriété', 'Co-ownership', 'Miteigentum'),
          text: text(
            'We lezen de verslagen van de syndicus, gaan desgewenst naar de vergadering en rekenen de bijdragen na.',
            'Nous lisons les rapports du syndic, allons à l’assemblée si vous le souhaitez et vérifions les appels de fonds.',
            'We read the syndic’s reports, go to the meeting if you wish and check the contributions.',
            'Wir lesen die Berichte des Verwalters, gehen auf Wunsch zur Versammlung und prüfen die Beiträge.',
          ),
        },
        {
          _type: 'serviceCard',
          icon: 'key',
          title: line('In- en uittrede', 'Entrées et sorties', 'Moving in and out', 'Ein- und Auszug'),
          text: text(
            'Plaatsbeschrijving, meterstanden, sleutels en de vrijgave van de waarborg.',
            'État des lieux, relevés des compteurs, clés et libération de la garantie.',
            'Inventory, meter readings, keys and the release of the deposit.',
            'Protokoll, Zählerstände, Schlüssel und die Freigabe der Kaution.',
          ),
        },
      ],
      numberItemOfRow: 3,
      maxItems: 6,
    }),
    column(6, ['Hoe het begint', 'Comment cela commence', 'How it begins', 'Wie es beginnt'], {
      nl: `1. We bekijken de woning en het lopende contract.
2. U krijgt een overzicht van wat in orde is en wat niet.
3. We nemen de huurder, de syndicus en de leveranciers over, met één brief voor elk.
4. Vanaf de eerste van de maand komt de huur via ons.`,
      fr: `1. Nous visitons le bien et lisons le bail en cours.
2. Vous recevez un relevé de ce qui est en ordre et de ce qui ne l’est pas.
3. Nous reprenons le contact avec locataire, syndic et fournisseurs, une lettre pour chacun.
4. Dès le premier du mois, le loyer passe par nous.`,
      en: `1. We look at the home and the lease that is running.
2. You get an overview of what is in order and what is not.
3. We take over the tenant, the syndic and the suppliers, with one letter to each.
4. From the first of the month the rent comes through us.`,
      de: `1. Wir sehen uns die Immobilie und den laufenden Vertrag an.
2. Sie erhalten eine Übersicht, was in Ordnung ist und was nicht.
3. Wir übernehmen Mieter, Verwalter und Versorger, mit je einem Brief.
4. Ab dem Ersten des Monats läuft die Miete über uns.`,
    }),
    column(6, ['Wat het kost', 'Ce que cela coûte', 'What it costs', 'Was es kostet'], {
      nl: `Een vast bedrag per maand of een percentage van de ontvangen huur. We spreken het af in de beheersovereenkomst, met de btw erbij en met een lijst van wat er niet in zit: grote werken, procedures, een nieuwe huurder zoeken.

Huurgeld gaat over onze derdenrekening en staat binnen de vijf werkdagen op de uwe. Opzeggen kan met een opzegtermijn die in de overeenkomst staat.`,
      fr: `Un montant fixe par mois ou un pourcentage du loyer perçu. Nous le convenons dans le contrat de gestion, TVA comprise, avec la liste de ce qui n’y est pas : gros travaux, procédures, recherche d’un nouveau locataire.

Les loyers passent par notre compte de tiers et sont sur le vôtre dans les cinq jours ouvrables. Vous pouvez résilier moyennant le préavis prévu au contrat.`,
      en: `A fixed amount a month or a percentage of the rent received. We agree it in the management contract, VAT included, with a list of what is not covered: major works, proceedings, the search for a new tenant.

Rent passes through our third-party account and is in yours within five working days. You can end the contract with the notice that stands in it.`,
      de: `Ein fester Monatsbetrag oder ein Prozentsatz der eingegangenen Miete. Wir vereinbaren ihn im Verwaltungsvertrag, samt Mehrwertsteuer und einer Liste dessen, was nicht enthalten ist: größere Arbeiten, Verfahren, die Suche nach neuen Mietern.

Mieten laufen über unser Anderkonto und sind innerhalb von fünf Werktagen auf Ihrem. Kündigen können Sie mit der vereinbarten Frist.`,
    }),
    questions(
      ['Vragen van eigenaars', 'Questions de propriétaires', 'What owners ask', 'Was Eigentümer fragen'],
      [
        {
          ask: [
            'Ik woon in het buitenland. Kan dat?',
            'J’habite à l’étranger. Est-ce possible ?',
            'I live abroad. Is that possible?',
            'Ich wohne im Ausland. Geht das?',
          ],
          answer: [
            'Ja. Een derde van de eigenaars voor wie we beheren, woont niet in het land van de woning. Stukken krijgt u per e-mail, in uw taal.',
            'Oui. Un tiers des propriétaires pour qui nous gérons n’habite pas le pays du bien. Vous recevez les pièces par e-mail, dans votre langue.',
            'Yes. A third of the owners we manage for do not live in the country of the home. You get the papers by e-mail, in your language.',
            'Ja. Ein Drittel der Eigentümer, für die wir verwalten, wohnt nicht im Land der Immobilie. Unterlagen erhalten Sie per E-Mail, in Ihrer Sprache.',
          ],
        },
        {
          ask: [
            'Mag mijn huurder u bellen?',
            'Mon locataire peut-il vous appeler ?',
            'May my tenant call you?',
            'Darf mein Mieter Sie anrufen?',
          ],
          answer: [
            'Graag zelfs. Buiten de openingsuren is er een nummer voor wat niet kan wachten: water, gas, stroom, een slot.',
            'Volontiers. En dehors des heures d’ouverture, il existe un numéro pour ce qui ne peut attendre : eau, gaz, électricité, serrure.',
            'Please do. Outside opening hours there is a number for what cannot wait: water, gas, power, a lock.',
            'Gern. Außerhalb der Öffnungszeiten gibt es eine Nummer für alles, was nicht warten kann: Wasser, Gas, Strom, ein Schloss.',
          ],
        },
      ],
      { view: 'list', span: 8, colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 8 } },
    ),
    module('referenceListModule', {
      title: line('Onlangs verhuurd', 'Récemment loués', 'Recently let', 'Zuletzt vermietet'),
      titleSize: 'h3',
      sort: 'city',
      view: 'list',
      relations: [relation('reference-list', 'rented')],
      numberItemOfRow: 1,
      maxItems: 1,
      span: 4,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 4 },
    }),
    module('testimonialsModule', {
      sort: 'chosen',
      view: 'list',
      relations: [relationTo('testimonial', 'testimonial-vandenberghe')],
      span: 7,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 },
      titleSize: 'h3',
      title: line('Een eigenaar vertelt', 'Une propriétaire raconte', 'An owner’s story', 'Eine Eigentümerin erzählt'),
      maxItems: 1,
    }),
    column(
      5,
      ['Uw stukken terugvinden', 'Retrouver vos documents', 'Finding your papers', 'Ihre Unterlagen finden'],
      {
        nl: 'Bezoeken, reacties en cijfers van uw eigendom staan in het deel voor eigenaars.',
        fr: 'Visites, réactions et chiffres de votre bien se trouvent dans l’espace propriétaires.',
        en: 'Visits, reactions and figures of your property are in the part for owners.',
        de: 'Besichtigungen, Reaktionen und Zahlen Ihrer Immobilie stehen im Bereich für Eigentümer.',
      },
      {
        titleSize: 'h3',
        button: {
          label: line('Eigenaarslogin', 'Accès propriétaires', 'Owner login', 'Eigentümer-Login'),
          link: toPage('menuPage-login'),
        },
      },
    ),
  ],
});
