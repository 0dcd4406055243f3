import {
  line,
  module,
  page,
  path,
  reference,
  relation,
  relationTo,
  rich,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';
import { bannerOf } from '../pictures.ts';
import { beside, column, perRegion, questions, valuationButton } from './parts.ts';

export const selling: Document = page('selling', {
  name: 'Verkopen',
  pageType: 'content',
  parent: reference('menuPage-services'),
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
  banner: bannerOf('banner-wijk'),
  modules: [
    beside(
      'right',
      'plan-house',
      [
        'Eerst het dossier, dan het bord',
        'D’abord le dossier, puis le panneau',
        'First the file, then the board',
        'Erst das Dossier, dann das Schild',
      ],
      {
        nl: `De meeste verkopen die mislukken, struikelen over iets wat vanaf dag één bekend had kunnen zijn: een veranda zonder vergunning, een mazouttank in de tuin, een label dat niet klopt.

Daarom vragen wij alle attesten en inlichtingen aan vóór de eerste foto. We meten uw woning op en tekenen een plan met maten. Wie komt kijken, weet dan al of het bed past.

Voorschotten staan op onze derdenrekening, nooit op die van het kantoor.`,
        fr: `La plupart des ventes qui échouent butent sur un point que l’on aurait pu connaître dès le premier jour : une véranda sans permis, une citerne à mazout dans le jardin, un label erroné.

C’est pourquoi nous demandons attestations et renseignements avant la première photo. Nous mesurons votre bien et dessinons un plan coté. Qui vient visiter sait déjà si le lit trouvera sa place.

Les acomptes sont versés sur notre compte de tiers, jamais sur celui de l’agence.`,
        en: `Most sales that fall through stumble over something that could have been known from day one: a veranda without a permit, an oil tank in the garden, a label that is wrong.

So we request every certificate and all information before the first picture is taken. We measure your home and draw a plan with dimensions. Whoever comes to see it knows already whether the bed will fit.

Advance payments stand in our third-party account, never in that of the office.`,
        de: `Die meisten Verkäufe, die scheitern, stolpern über etwas, das man vom ersten Tag an hätte wissen können: eine Veranda ohne Genehmigung, ein Öltank im Garten, eine falsche Energieklasse.

Deshalb beantragen wir alle Bescheinigungen und Auskünfte vor dem ersten Foto. Wir messen Ihr Haus auf und zeichnen einen Grundriss mit Maßen. Wer zur Besichtigung kommt, weiß schon, ob das Bett passt.

Anzahlungen liegen auf unserem Anderkonto, nie auf dem des Büros.`,
      },
    ),
    beside(
      'left',
      'room-hall',
      [
        'Van schatting tot sleutel',
        'De l’estimation aux clés',
        'From valuation to key',
        'Von der Bewertung bis zum Schlüssel',
      ],
      {
        nl: `1. **Schatting**: een bezoek van een uur, een prijs op papier binnen de vijf werkdagen.
2. **Opdracht**: wat we doen, wat het kost en hoe lang het duurt, op drie bladzijden.
3. **Dossier**: attesten, inlichtingen, plan, foto’s bij goed licht.
4. **Aanbod**: op onze site en op de portalen die u kiest, en eerst bij de zoekers die passen.
5. **Bezoeken**: altijd met een makelaar erbij, ook op zaterdag en ’s avonds.
6. **Bod**: schriftelijk, met een termijn en met voorwaarden die u begrijpt.
7. **Compromis en akte**: u kiest uw notaris, de koper de zijne. Wij zitten erbij.`,
        fr: `1. **Estimation** : une visite d’une heure, un prix écrit dans les cinq jours ouvrables.
2. **Mandat** : ce que nous faisons, ce que cela coûte et combien de temps, en trois pages.
3. **Dossier** : attestations, renseignements, plan, photos sous une belle lumière.
4. **Mise en vente** : sur notre site et les portails que vous choisissez, et d’abord auprès des candidats qui correspondent.
5. **Visites** : toujours avec un agent, aussi le samedi et en soirée.
6. **Offre** : écrite, avec un délai et des conditions que vous comprenez.
7. **Compromis et acte** : vous choisissez votre notaire, l’acheteur le sien. Nous sommes là.`,
        en: `1. **Valuation**: a visit of an hour, a price on paper within five working days.
2. **Agreement**: what we do, what it costs and how long it runs, on three pages.
3. **File**: certificates, information, plan, pictures in good light.
4. **On the market**: on our site and the portals you choose, and first with the searches that fit.
5. **Visits**: always with an agent present, on Saturdays and in the evening too.
6. **Offer**: in writing, with a term and with conditions that you understand.
7. **Agreement and deed**: you choose your notary, the buyer theirs. We sit with you.`,
        de: `1. **Bewertung**: ein Besuch von einer Stunde, ein schriftlicher Preis innerhalb von fünf Werktagen.
2. **Auftrag**: was wir tun, was es kostet und wie lange er läuft, auf drei Seiten.
3. **Dossier**: Bescheinigungen, Auskünfte, Grundriss, Fotos bei gutem Licht.
4. **Angebot**: auf unserer Website und den Portalen Ihrer Wahl, zuerst bei passenden Suchaufträgen.
5. **Besichtigungen**: immer begleitet, auch samstags und abends.
6. **Kaufangebot**: schriftlich, mit Frist und mit Bedingungen, die Sie verstehen.
7. **Vorvertrag und Urkunde**: Sie wählen Ihren Notar, der Käufer seinen. Wir sind dabei.`,
      },
      { button: valuationButton },
    ),
    column(
      12,
      [
        'Welke papieren hebt u nodig?',
        'De quels papiers avez-vous besoin ?',
        'Which papers do you need?',
        'Welche Unterlagen brauchen Sie?',
      ],
      {
        nl: 'Wij vragen ze voor u aan en betalen voor wat u wilt voor; u ziet elke factuur. De lijst verschilt per gewest. Nagekeken in november 2026.',
        fr: 'Nous les demandons pour vous et pouvons en avancer le prix ; vous voyez chaque facture. La liste change selon la région. Vérifié en novembre 2026.',
        en: 'We request them for you and can advance the cost; you see every invoice. The list differs by region. Checked in November 2026.',
        de: 'Wir beantragen sie für Sie und können die Kosten vorstrecken; Sie sehen jede Rechnung. Die Liste ist je Region verschieden. Geprüft im November 2026.',
      },
    ),
    ...perRegion({
      flanders: {
        nl: `- Eigendomstitel
- EPC
- Elektrische keuring
- Bodemattest
- Asbestattest, voor gebouwen van vóór 2001
- Stedenbouwkundige inlichtingen
- P- en G-score (overstroming)
- Postinterventiedossier, voor werken na april 2001`,
        fr: `- Titre de propriété
- EPC (certificat énergétique)
- Contrôle électrique
- Attestation du sol (OVAM)
- Attestation amiante, pour les bâtiments d’avant 2001
- Renseignements urbanistiques
- Scores P et G (inondation)
- Dossier d’intervention ultérieure, pour les travaux après avril 2001`,
        en: `- Title deed
- EPC (energy certificate)
- Electrical inspection
- Soil certificate (OVAM)
- Asbestos certificate, for buildings from before 2001
- Planning information
- P and G scores (flooding)
- Post-intervention file, for works after April 2001`,
        de: `- Eigentumstitel
- EPC (Energieausweis)
- Elektroprüfung
- Bodenbescheinigung (OVAM)
- Asbestbescheinigung, für Gebäude von vor 2001
- Städtebauliche Auskünfte
- P- und G-Note (Hochwasser)
- Baudokumentation (DIU), für Arbeiten nach April 2001`,
      },
      brussels: {
        nl: `- Eigendomstitel
- EPB-certificaat, met CO₂-uitstoot
- Elektrische keuring
- Bodemattest van Leefmilieu Brussel
- Stedenbouwkundige inlichtingen van de gemeente
- Postinterventiedossier
- Bewijs van de mazouttank
- Voor een appartement: de stukken van de syndicus`,
        fr: `- Titre de propriété
- Certificat PEB, avec les émissions de CO₂
- Contrôle électrique
- Attestation du sol de Bruxelles Environnement
- Renseignements urbanistiques de la commune
- Dossier d’intervention ultérieure
- Preuve de la citerne à mazout
- Pour un appartement : les documents du syndic`,
        en: `- Title deed
- PEB certificate, with CO₂ emission
- Electrical inspection
- Soil certificate of Brussels Environment
- Planning information from the municipality
- Post-intervention file
- Proof for the oil tank
- For an apartment: the papers of the syndic`,
        de: `- Eigentumstitel
- PEB-Ausweis, mit CO₂-Ausstoß
- Elektroprüfung
- Bodenbescheinigung von Brüssel Umwelt
- Städtebauliche Auskünfte der Gemeinde
- Baudokumentation (DIU)
- Nachweis für den Öltank
- Bei Wohnungen: die Unterlagen des Verwalters`,
      },
      wallonia: {
        nl: `- Eigendomstitel
- EPB-certificaat
- Elektrische keuring
- Uittreksel uit de bodemdatabank (BDES)
- Stedenbouwkundige vermeldingen volgens het CoDT
- Postinterventiedossier
- Bewijs van de mazouttank
- Voor een appartement: de stukken van de syndicus`,
        fr: `- Titre de propriété
- Certificat PEB
- Contrôle électrique
- Extrait conforme de la BDES (sols)
- Mentions urbanistiques du CoDT
- Dossier d’intervention ultérieure
- Preuve de la citerne à mazout
- Pour un appartement : les documents du syndic`,
        en: `- Title deed
- PEB certificate
- Electrical inspection
- Extract from the soil register (BDES)
- Planning statements under the CoDT
- Post-intervention file
- Proof for the oil tank
- For an apartment: the papers of the syndic`,
        de: `- Eigentumstitel
- PEB-Ausweis
- Elektroprüfung
- Auszug aus der Bodendatenbank (BDES)
- Städtebauliche Angaben nach dem CoDT
- Baudokumentation (DIU)
- Nachweis für den Öltank
- Bei Wohnungen: die Unterlagen des Verwalters`,
      },
      luxembourg: {
        nl: `- Eigendomstitel
- Energiepas, met de klassen voor energie en isolatie
- Kadastraal uittreksel en plan
- Bouwvergunningen
- Voor een appartement: reglement, kadaster van de mede-eigendom en verslagen
- Lopende huurcontracten`,
        fr: `- Titre de propriété
- Certificat de performance énergétique, avec ses classes
- Extrait cadastral et plan
- Autorisations de bâtir
- Pour un appartement : règlement, cadastre vertical et procès-verbaux
- Baux en cours`,
        en: `- Title deed
- Energy pass, with its classes for energy and insulation
- Cadastral extract and plan
- Building permits
- For an apartment: rules, vertical cadastre and minutes
- Leases that are running`,
        de: `- Eigentumstitel
- Energiepass mit den Klassen für Energie und Wärmeschutz
- Katasterauszug und Plan
- Baugenehmigungen
- Bei Wohnungen: Teilungsordnung, Vertikalkataster und Protokolle
- Laufende Mietverträge`,
      },
    }),
    questions(
      ['Vragen van verkopers', 'Questions de vendeurs', 'What sellers ask', 'Was Verkäufer fragen'],
      [
        {
          ask: [
            'Wat kost het en wanneer betaal ik?',
            'Combien, et quand payer ?',
            'What does it cost, and when do I pay?',
            'Was kostet es, und wann zahle ich?',
          ],
          answer: [
            'Een percentage van de verkoopprijs of een vast bedrag, zoals we het in de opdracht afspreken, btw inbegrepen. U betaalt pas als de verkoop doorgaat. Attesten en keuringen rekenen we door aan kostprijs.',
            'Un pourcentage du prix de vente ou un montant fixe, convenu dans le mandat, TVA comprise. Vous ne payez que si la vente se conclut. Attestations et contrôles sont refacturés au prix coûtant.',
            'A percentage of the selling price or a fixed amount, as we agree in the contract, VAT included. You pay only when the sale goes through. Certificates and inspections are passed on at cost.',
            'Ein Prozentsatz des Verkaufspreises oder ein fester Betrag, wie im Auftrag vereinbart, samt Mehrwertsteuer. Sie zahlen erst, wenn der Verkauf zustande kommt. Bescheinigungen geben wir zum Selbstkostenpreis weiter.',
          ],
        },
        {
          ask: [
            'Hoe lang duurt een verkoop?',
            'Combien de temps dure une vente ?',
            'How long does a sale take?',
            'Wie lange dauert ein Verkauf?',
          ],
          answer: [
            'Reken op twee tot drie weken voor het dossier. Een woning met een juiste prijs krijgt meestal in de eerste zes weken een bod. Tussen compromis en akte liggen in België hoogstens vier maanden.',
            'Comptez deux à trois semaines pour le dossier. Un bien au juste prix reçoit en général une offre dans les six premières semaines. En Belgique, quatre mois au plus séparent le compromis de l’acte.',
            'Count on two to three weeks for the file. A home at the right price usually gets an offer within the first six weeks. In Belgium at most four months lie between agreement and deed.',
            'Rechnen Sie mit zwei bis drei Wochen für das Dossier. Zum richtigen Preis kommt meist in den ersten sechs Wochen ein Angebot. Zwischen Vorvertrag und Urkunde liegen in Belgien höchstens vier Monate.',
          ],
        },
        {
          ask: [
            'Moet ik eerst renoveren?',
            'Faut-il d’abord rénover ?',
            'Should I renovate first?',
            'Soll ich vorher renovieren?',
          ],
          answer: [
            'Zelden. Kopers van een woning met label E of F willen zelf kiezen hoe ze renoveren. Herstel wat lekt of gevaarlijk is, ruim op en laat de rest zoals het is.',
            'Rarement. Qui achète un label E ou F veut choisir lui-même comment rénover. Réparez ce qui fuit ou présente un danger, rangez et laissez le reste.',
            'Seldom. Buyers of a home with label E or F want to choose for themselves how to renovate. Mend what leaks or is dangerous, tidy up and leave the rest.',
            'Selten. Wer ein Haus mit Klasse E oder F kauft, will selbst entscheiden, wie er renoviert. Reparieren Sie, was undicht oder gefährlich ist, räumen Sie auf und lassen Sie den Rest.',
          ],
        },
        {
          ask: [
            'Is een bod bindend?',
            'Une offre engage-t-elle ?',
            'Is an offer binding?',
            'Ist ein Kaufangebot bindend?',
          ],
          answer: [
            'Ja, zodra u het binnen de termijn aanvaardt, is er een koop. Daarom leggen we een bod altijd schriftelijk voor, met de opschortende voorwaarden er zwart op wit bij.',
            'Oui : dès que vous l’acceptez dans le délai, il y a vente. Voilà pourquoi nous soumettons toute offre par écrit, conditions suspensives noir sur blanc.',
            'Yes: once you accept it within its term there is a sale. That is why we put every offer before you in writing, with its conditions in black and white.',
            'Ja: Nehmen Sie es fristgerecht an, ist der Verkauf geschlossen. Deshalb legen wir jedes Angebot schriftlich vor, mit allen aufschiebenden Bedingungen.',
          ],
        },
      ],
    ),
    module('referenceListModule', {
      title: line('Onlangs verkocht', 'Récemment vendus', 'Recently sold', 'Zuletzt verkauft'),
      sort: 'newest',
      relations: [relation('reference-list', 'sold')],
      numberItemOfRow: 4,
      maxItems: 4,
    }),
    module('testimonialsModule', {
      sort: 'chosen',
      view: 'list',
      relations: [relationTo('testimonial', 'testimonial-devos'), relationTo('testimonial', 'testimonial-lambert')],
      span: 7,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 },
      titleSize: 'h3',
      title: line('Twee verkopers', 'Deux vendeurs', 'Two sellers', 'Zwei Verkäufer'),
      maxItems: 2,
    }),
    module('textModule', {
      span: 5,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 5 },
      titleSize: 'h3',
      title: line('Verder lezen', 'À lire aussi', 'Read on', 'Weiterlesen'),
      view: 'plain',
      text: rich({
        nl: 'Kort en zonder jargon, voor wie eerst zelf wil weten hoe het zit.',
        fr: 'En bref et sans jargon, pour qui veut d’abord comprendre par lui-même.',
        en: 'Briefly and without jargon, for those who want to know first.',
        de: 'Kurz und ohne Fachchinesisch, für alle, die zuerst selbst Bescheid wissen wollen.',
      }),
      relations: [
        relationTo('article', 'article-papers'),
        relationTo('article', 'article-first-visit'),
        relationTo('article', 'article-asbestos'),
        relationTo('page', 'menuPage-references'),
      ],
      button: {
        label: line('Stel uw vraag', 'Posez votre question', 'Ask your question', 'Stellen Sie Ihre Frage'),
        link: toPage('menuPage-contact'),
      },
    }),
  ],
});
