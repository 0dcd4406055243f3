import { line, module, page, path, reference, relation, relationTo, seo, text, type Document } from '../../compose.ts';

import { beside, column, contactButton, perRegion, questions } from './parts.ts';

export const letting: Document = page('letting', {
  name: 'Verhuren',
  pageType: 'content',
  parent: reference('menuPage-services'),
  order: 20,
  menuPosition: 'main',
  title: line('Uw woning verhuren', 'Louer votre bien', 'Letting your home', 'Ihre Immobilie vermieten'),
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
  banner: {
    _type: 'banner',
    type: 'properties',
    properties: { list: 'rent', ids: [], maxItems: 5 },
    delay: 5000,
  },
  modules: [
    beside(
      'left',
      'room-kitchen',
      [
        'Verhuren zonder verrassingen',
        'Louer sans surprise',
        'Letting without surprises',
        'Vermieten ohne Überraschungen',
      ],
      {
        nl: `Een leegstaande maand kost meer dan een huurprijs die tien euro te laag ligt. Wij zoeken het bedrag dat de markt draagt, zetten huur én kosten in de advertentie, en laten de woning zien aan wie ze kan en wil betalen.

Alle kandidaten krijgen dezelfde vragen, in dezelfde volgorde. Dat is de wet, en het is ook de beste manier om te kiezen.`,
        fr: `Un mois de vide coûte plus qu’un loyer trop bas de dix euros. Nous cherchons le montant que le marché accepte, indiquons loyer et charges dans l’annonce, et montrons le bien à ceux qui peuvent et veulent le payer.

Tous les candidats reçoivent les mêmes questions, dans le même ordre. C’est la loi, et c’est aussi la meilleure façon de choisir.`,
        en: `An empty month costs more than a rent that is ten euros too low. We look for the amount that the market bears, put rent and charges in the advert, and show the home to those who can and want to pay it.

All candidates get the same questions in the same order. That is the law, and it is the best way to choose as well.`,
        de: `Ein leer stehender Monat kostet mehr als eine Miete, die zehn Euro zu niedrig ist. Wir suchen den Betrag, den der Markt trägt, nennen Miete und Nebenkosten im Inserat und zeigen die Wohnung denen, die sie bezahlen können und wollen.

Alle Bewerber bekommen dieselben Fragen in derselben Reihenfolge. So will es das Gesetz, und so wählt man auch am besten.`,
      },
      { button: contactButton },
    ),
    column(6, ['Wat wij doen', 'Ce que nous faisons', 'What we do', 'Was wir tun'], {
      nl: `1. We bepalen de huurprijs en de kosten, en kijken na of de woning aan de normen voldoet: rookmelders, verwarming, elektriciteit.
2. We maken foto’s en een plan, en ontvangen kandidaten in kleine groepen.
3. We vragen stukken op in de fase waarin dat mag, en vergelijken dossiers naast elkaar.
4. U kiest. Wie het niet wordt, krijgt binnen de week bericht.
5. We maken de huurovereenkomst en een plaatsbeschrijving met foto’s van elke kamer.
6. We registreren beide, begeleiden de waarborg en geven de sleutels met de meterstanden.`,
      fr: `1. Nous fixons le loyer et les charges, et vérifions les normes : détecteurs de fumée, chauffage, électricité.
2. Nous faisons les photos et le plan, et recevons les candidats par petits groupes.
3. Nous demandons les pièces au stade où c’est permis, et comparons les dossiers côte à côte.
4. Vous choisissez. Les autres ont une réponse dans la semaine.
5. Nous rédigeons le bail et un état des lieux avec photos de chaque pièce.
6. Nous enregistrons les deux, suivons la garantie et remettons les clés avec les relevés des compteurs.`,
      en: `1. We set the rent and the charges, and check that the home meets the standards: smoke detectors, heating, electricity.
2. We take pictures, draw a plan and receive candidates in small groups.
3. We ask for papers at the stage at which that is allowed, and compare files side by side.
4. You choose. The others hear from us within the week.
5. We draw up the lease and an inventory with pictures of every room.
6. We register both, see to the deposit and hand over the keys with the meter readings.`,
      de: `1. Wir bestimmen Miete und Nebenkosten und prüfen, ob die Wohnung den Normen entspricht: Rauchmelder, Heizung, Strom.
2. Wir machen Fotos und einen Grundriss und empfangen Bewerber in kleinen Gruppen.
3. Wir verlangen Unterlagen in der Phase, in der es erlaubt ist, und vergleichen sie nebeneinander.
4. Sie wählen. Die anderen hören innerhalb einer Woche von uns.
5. Wir erstellen den Mietvertrag und ein Protokoll mit Fotos von jedem Zimmer.
6. Wir lassen beides registrieren, begleiten die Kaution und übergeben die Schlüssel mit den Zählerständen.`,
    }),
    column(6, ['Wat het kost', 'Ce que cela coûte', 'What it costs', 'Was es kostet'], {
      nl: `Ons ereloon spreken we vooraf af: meestal een deel van de eerste huur, soms een vast bedrag. Het staat met de btw in de opdracht. De verhuurder betaalt het, want de verhuurder gaf de opdracht.

De huurder betaalt dus niets voor ons werk. De kosten van de plaatsbeschrijving delen huurder en verhuurder, tenzij de regels van het gewest het anders willen.

Registreren van een huurcontract voor een hoofdverblijf is gratis, en het is aan de verhuurder: binnen de twee maanden na de ondertekening. Wij doen het dezelfde week.`,
      fr: `Nos honoraires sont convenus à l’avance : en général une part du premier loyer, parfois un montant fixe. Ils figurent, TVA comprise, dans le mandat. Le bailleur les paie, puisque c’est lui qui nous mandate.

Le locataire ne paie donc rien pour notre travail. Les frais d’état des lieux se partagent entre locataire et bailleur, sauf si la région en dispose autrement.

L’enregistrement d’un bail de résidence principale est gratuit et incombe au bailleur : dans les deux mois de la signature. Nous le faisons la même semaine.`,
      en: `We agree our fee beforehand: usually part of the first rent, sometimes a fixed amount. It is in the agreement, VAT included. The landlord pays it, because the landlord instructed us.

So the tenant pays nothing for our work. Landlord and tenant share the cost of the inventory, unless the rules of the region say otherwise.

Registering the lease of a main home is free and is up to the landlord: within two months of signing. We do it the same week.`,
      de: `Unser Honorar vereinbaren wir vorab: meist ein Teil der ersten Miete, manchmal ein fester Betrag. Es steht samt Mehrwertsteuer im Auftrag. Der Vermieter zahlt es, denn er hat uns beauftragt.

Mieter zahlen für unsere Arbeit also nichts. Die Kosten des Übergabeprotokolls teilen sich Mieter und Vermieter, sofern die Region nichts anderes bestimmt.

Die Registrierung eines Mietvertrags für den Hauptwohnsitz ist kostenlos und Sache des Vermieters: innerhalb von zwei Monaten nach der Unterzeichnung. Wir erledigen sie in derselben Woche.`,
    }),
    column(
      12,
      [
        'Per gewest: wat moet er in orde zijn?',
        'Par région : que faut-il ?',
        'By region: what has to be in order?',
        'Je Region: Was muss stimmen?',
      ],
      {
        nl: 'De hoofdlijnen, nagekeken in november 2026. Voor uw woning maken we een lijst op maat.',
        fr: 'Les grandes lignes, vérifiées en novembre 2026. Pour votre bien, nous dressons une liste sur mesure.',
        en: 'The main points, checked in November 2026. For your home we make a list of its own.',
        de: 'Die Grundzüge, geprüft im November 2026. Für Ihre Immobilie erstellen wir eine eigene Liste.',
      },
    ),
    ...perRegion({
      flanders: {
        nl: `- EPC vóór de advertentie
- Rookmelders op elke verdieping
- Waarborg: hoogstens drie maanden huur
- Plaatsbeschrijving in de eerste maand
- Een conformiteitsattest waar de gemeente het vraagt`,
        fr: `- EPC avant l’annonce
- Détecteurs de fumée à chaque étage
- Garantie : trois mois de loyer au plus
- État des lieux durant le premier mois
- Une attestation de conformité là où la commune l’exige`,
        en: `- EPC before the advert
- Smoke detectors on every floor
- Deposit: three months of rent at most
- Inventory within the first month
- A certificate of conformity where the municipality asks for it`,
        de: `- EPC vor dem Inserat
- Rauchmelder auf jedem Stockwerk
- Kaution: höchstens drei Monatsmieten
- Protokoll im ersten Monat
- Eine Konformitätsbescheinigung, wo die Gemeinde sie verlangt`,
      },
      brussels: {
        nl: `- EPB-certificaat vóór de advertentie
- Een vergelijking met de indicatieve huurprijs in het contract
- Rookmelders
- Waarborg: hoogstens twee maanden huur
- Vragen aan kandidaten in drie fasen`,
        fr: `- Certificat PEB avant l’annonce
- Le loyer de référence indicatif dans le bail
- Détecteurs de fumée
- Garantie : deux mois de loyer au plus
- Questions aux candidats en trois étapes`,
        en: `- PEB certificate before the advert
- The indicative reference rent in the lease
- Smoke detectors
- Deposit: two months of rent at most
- Questions to candidates in three stages`,
        de: `- PEB-Ausweis vor dem Inserat
- Die indikative Referenzmiete im Vertrag
- Rauchmelder
- Kaution: höchstens zwei Monatsmieten
- Fragen an Bewerber in drei Stufen`,
      },
      wallonia: {
        nl: `- EPB-certificaat vóór de advertentie
- Rookmelders
- Waarborg: hoogstens twee maanden huur
- Een gesloten lijst van wat u een kandidaat mag vragen
- Brandverzekering van de huurder`,
        fr: `- Certificat PEB avant l’annonce
- Détecteurs de fumée
- Garantie : deux mois de loyer au plus
- Une liste fermée de ce que l’on peut demander à un candidat
- Assurance incendie du locataire`,
        en: `- PEB certificate before the advert
- Smoke detectors
- Deposit: two months of rent at most
- A closed list of what you may ask a candidate
- Fire insurance of the tenant`,
        de: `- PEB-Ausweis vor dem Inserat
- Rauchmelder
- Kaution: höchstens zwei Monatsmieten
- Eine geschlossene Liste der erlaubten Fragen
- Feuerversicherung des Mieters`,
      },
      luxembourg: {
        nl: `- Energiepas vóór de advertentie
- Huur binnen het wettelijke plafond van het geïnvesteerde kapitaal
- Waarborg: hoogstens twee maanden huur
- Een schriftelijk contract
- Rookmelders in slaapkamers en gangen`,
        fr: `- Certificat énergétique avant l’annonce
- Loyer dans le plafond légal du capital investi
- Garantie : deux mois de loyer au plus
- Un bail écrit
- Détecteurs de fumée dans les chambres et dégagements`,
        en: `- Energy pass before the advert
- Rent within the legal ceiling on invested capital
- Deposit: two months of rent at most
- A lease in writing
- Smoke detectors in bedrooms and passages`,
        de: `- Energiepass vor dem Inserat
- Miete innerhalb der gesetzlichen Grenze des investierten Kapitals
- Kaution: höchstens zwei Monatsmieten
- Ein schriftlicher Vertrag
- Rauchmelder in Schlafzimmern und Fluren`,
      },
    }),
    questions(
      ['Vragen van verhuurders', 'Questions de bailleurs', 'What landlords ask', 'Was Vermieter fragen'],
      [
        {
          ask: [
            'Mag ik het loon van een kandidaat vragen?',
            'Puis-je demander le salaire d’un candidat ?',
            'May I ask what a candidate earns?',
            'Darf ich nach dem Einkommen fragen?',
          ],
          answer: [
            'Ja, om te beoordelen of de huur betaalbaar is. Niet vanwaar het inkomen komt als u iemand daarom zou weigeren, en niets over gezondheid, herkomst, geloof, vakbond of strafblad.',
            'Oui, pour juger si le loyer est abordable. Pas son origine si cela vous fait écarter quelqu’un, ni rien sur la santé, l’origine, la religion, le syndicat ou le casier judiciaire.',
            'Yes, to judge whether the rent is affordable. Not where the income comes from if that would make you refuse someone, and nothing about health, origin, belief, union or criminal record.',
            'Ja, um zu beurteilen, ob die Miete tragbar ist. Nicht woher es stammt, wenn Sie jemanden deshalb ablehnen würden, und nichts zu Gesundheit, Herkunft, Glauben, Gewerkschaft oder Vorstrafen.',
          ],
        },
        {
          ask: [
            'Hoeveel mag ik indexeren?',
            'De combien puis-je indexer ?',
            'How much may I index?',
            'Wie stark darf ich indexieren?',
          ],
          answer: [
            'In België één keer per jaar, op de verjaardag van het contract, met de gezondheidsindex. Voor woningen met een slecht label golden of gelden beperkingen die per gewest verschillen; wij rekenen het na.',
            'En Belgique une fois par an, à la date anniversaire du bail, selon l’indice santé. Pour les logements mal classés, des limites ont existé ou existent selon la région ; nous faisons le calcul.',
            'In Belgium once a year, on the anniversary of the lease, by the health index. For homes with a poor label limits have applied or apply, depending on the region; we do the sum.',
            'In Belgien einmal im Jahr, zum Jahrestag des Vertrags, nach dem Gesundheitsindex. Für Wohnungen mit schlechter Klasse galten oder gelten je nach Region Grenzen; wir rechnen es aus.',
          ],
        },
        {
          ask: [
            'Wie kiest de huurder?',
            'Qui choisit le locataire ?',
            'Who chooses the tenant?',
            'Wer wählt den Mieter?',
          ],
          answer: [
            'U. Wij leggen de dossiers naast elkaar, met wat ertoe doet: betaalbaarheid, startdatum, wie er komt wonen. De rest staat er niet in.',
            'Vous. Nous plaçons les dossiers côte à côte avec ce qui compte : capacité de paiement, date d’entrée, occupants. Le reste n’y figure pas.',
            'You. We lay the files side by side with what matters: affordability, starting date, who will live there. The rest is not in them.',
            'Sie. Wir legen die Unterlagen nebeneinander, mit dem, was zählt: Tragbarkeit, Einzugstermin, wer einzieht. Der Rest steht nicht darin.',
          ],
        },
        {
          ask: [
            'En als de huurder niet betaalt?',
            'Et si le locataire ne paie pas ?',
            'And if the tenant does not pay?',
            'Und wenn der Mieter nicht zahlt?',
          ],
          answer: [
            'Bel ons in de eerste week. De meeste achterstanden lossen we op met een afspraak; lukt dat niet, dan leidt de weg langs de vrederechter. Beheert Gevel uw woning, dan volgen wij elke vervaldag op.',
            'Appelez-nous dès la première semaine. La plupart des retards se règlent par un accord ; sinon, la voie passe par le juge de paix. Si Gevel gère votre bien, nous suivons chaque échéance.',
            'Call us in the first week. Most arrears are settled by an arrangement; if not, the way leads to the justice of the peace. Where Gevel manages your home we watch every due date.',
            'Rufen Sie in der ersten Woche an. Die meisten Rückstände lösen wir durch eine Absprache; sonst führt der Weg zum Friedensrichter. Verwaltet Gevel Ihre Immobilie, verfolgen wir jede Fälligkeit.',
          ],
        },
      ],
      { view: 'list', span: 7, colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 } },
    ),
    column(
      5,
      ['Verder lezen', 'À lire aussi', 'Read on', 'Weiterlesen'],
      {
        nl: 'Wat een huurder moet weten, moet een verhuurder ook weten.',
        fr: 'Ce qu’un locataire doit savoir, un bailleur doit le savoir aussi.',
        en: 'What a tenant has to know, a landlord has to know too.',
        de: 'Was Mieter wissen müssen, müssen auch Vermieter wissen.',
      },
      {
        titleSize: 'h3',
        relations: [
          relationTo('article', 'article-deposit'),
          relationTo('article', 'article-application'),
          relationTo('page', 'menuPage-management'),
        ],
      },
    ),
    module('propertyListModule', {
      title: line('Nu te huur bij Gevel', 'À louer chez Gevel', 'To let at Gevel now', 'Jetzt bei Gevel zu mieten'),
      sort: 'newest',
      view: 'slider',
      relations: [relation('property-list', 'rent')],
      numberItemOfRow: 4,
      maxItems: 8,
    }),
  ],
});
