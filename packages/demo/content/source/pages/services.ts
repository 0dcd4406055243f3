import {
  line,
  module,
  page,
  path,
  relation,
  relationTo,
  rich,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';
import { bannerOf, shown } from '../pictures.ts';
import { beside, questions, valuationButton } from './parts.ts';

export const services: Document = page('services', {
  name: 'Diensten',
  pageType: 'content',
  order: 40,
  menuPosition: 'main',
  title: line('Onze diensten', 'Nos services', 'Our services', 'Unsere Leistungen'),
  description: text(
    'Wij verkopen, verhuren en beheren. Wat dat kost, staat vóór we beginnen op papier.',
    'Nous vendons, louons et gérons. Ce que cela coûte est écrit avant que nous commencions.',
    'We sell, let and manage. What that costs is on paper before we begin.',
    'Wir verkaufen, vermieten und verwalten. Was das kostet, steht auf Papier, bevor wir beginnen.',
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
  banner: bannerOf('banner-brussel'),
  modules: [
    module('servicesModule', {
      cards: [
        {
          _type: 'serviceCard',
          icon: 'handshake',
          title: line('Verkopen', 'Vendre', 'Selling', 'Verkaufen'),
          text: text(
            'Schatting, dossier, foto’s en plan, bezoeken, onderhandeling, compromis. Eén makelaar doet het hele traject met u.',
            'Estimation, dossier, photos et plan, visites, négociation, compromis. Un seul agent vous accompagne d’un bout à l’autre.',
            'Valuation, file, pictures and plan, visits, negotiation, agreement. One agent goes all the way with you.',
            'Bewertung, Dossier, Fotos und Grundriss, Besichtigungen, Verhandlung, Vorvertrag. Eine Person begleitet Sie den ganzen Weg.',
          ),
          image: shown('service-selling'),
          link: toPage('menuPage-selling'),
        },
        {
          _type: 'serviceCard',
          icon: 'key',
          title: line('Verhuren', 'Mettre en location', 'Letting', 'Vermieten'),
          text: text(
            'Een huurprijs die standhoudt, kandidaten die gelijk behandeld worden, een contract volgens de regels van het gewest.',
            'Un loyer qui tient, des candidats traités de la même façon, un bail conforme aux règles de la région.',
            'A rent that holds, candidates who are treated alike, a lease by the rules of the region.',
            'Eine Miete, die hält, gleiche Behandlung aller Bewerber, ein Vertrag nach den Regeln der Region.',
          ),
          image: shown('service-letting'),
          link: toPage('menuPage-letting'),
        },
        {
          _type: 'serviceCard',
          icon: 'shield',
          title: line('Beheren', 'Gérer', 'Managing', 'Verwalten'),
          text: text(
            'Huur, indexatie, herstellingen, afrekening. Wij beslissen niets boven het bedrag dat u zelf vastlegt.',
            'Loyer, indexation, réparations, décompte. Nous ne décidons rien au-delà du montant que vous fixez.',
            'Rent, indexation, repairs, accounts. We decide nothing above the amount that you set yourself.',
            'Miete, Indexierung, Reparaturen, Abrechnung. Über den Betrag, den Sie selbst festlegen, entscheiden wir nichts.',
          ),
          image: shown('service-management'),
          link: toPage('menuPage-management'),
        },
      ],
      maxItems: 3,
    }),
    beside(
      'right',
      'room-meeting',
      ['Zo werken we', 'Notre façon de travailler', 'How we work', 'So arbeiten wir'],
      {
        nl: `1. **We komen kijken en luisteren.** Waarom u verkoopt of verhuurt, bepaalt wat er eerst moet gebeuren.
2. **U krijgt een schatting met vergelijkbare verkopen erbij.** Ook de verkopen die tegenvielen.
3. **We maken het dossier volledig.** Attesten, plannen, inlichtingen, foto’s. Pas dan gaat het bord buiten.
4. **Elke week hoort u wie er kwam kijken** en wat ze ervan vonden, ook als dat weinig was.`,
        fr: `1. **Nous venons voir et écouter.** La raison de votre projet détermine ce qui doit venir en premier.
2. **Vous recevez une estimation, ventes comparables à l’appui.** Y compris celles qui ont déçu.
3. **Nous complétons le dossier.** Attestations, plans, renseignements, photos. Le panneau ne sort qu’ensuite.
4. **Chaque semaine, vous savez qui est venu** et ce qu’on en a pensé, même si c’est peu.`,
        en: `1. **We come to look and to listen.** Why you sell or let decides what has to happen first.
2. **You get a valuation with comparable sales.** Those that disappointed are among them.
3. **We complete the file.** Certificates, plans, information, pictures. Only then does the board go up.
4. **Every week you hear who came** and what they thought, even if that was little.`,
        de: `1. **Wir kommen, schauen und hören zu.** Warum Sie verkaufen oder vermieten, bestimmt, was zuerst geschehen muss.
2. **Sie erhalten eine Bewertung mit vergleichbaren Verkäufen.** Auch mit denen, die enttäuscht haben.
3. **Wir vervollständigen das Dossier.** Bescheinigungen, Pläne, Auskünfte, Fotos. Erst dann kommt das Schild.
4. **Jede Woche erfahren Sie, wer da war** und was man meinte, auch wenn es wenig ist.`,
      },
      { button: valuationButton },
    ),
    module('statsViewModule', {
      view: 'grid',
      sort: 'highest',
      titleSize: 'h3',
      title: line('Waar we vandaag staan', 'Où nous en sommes', 'Where we stand today', 'Wo wir heute stehen'),
      relations: [
        relation('stats-view', 'forSale'),
        relation('stats-view', 'sold'),
        relation('stats-view', 'rented'),
        relation('stats-view', 'cities'),
      ],
      numberItemOfRow: 4,
      maxItems: 4,
    }),
    questions(
      ['Vragen vooraf', 'Questions préalables', 'Questions beforehand', 'Fragen vorab'],
      [
        {
          ask: [
            'Wat kost een makelaar?',
            'Combien coûte une agence ?',
            'What does an agent cost?',
            'Was kostet ein Makler?',
          ],
          answer: [
            'Er bestaat geen wettelijk tarief: het ereloon wordt afgesproken. Wij zetten het percentage of het bedrag, met de btw, in de opdracht die u tekent, samen met wat erbij hoort en wat niet.',
            'Il n’existe pas de tarif légal : les honoraires se conviennent. Nous écrivons le pourcentage ou le montant, TVA comprise, dans le mandat que vous signez, avec ce qui est compris et ce qui ne l’est pas.',
            'There is no tariff set by law: the fee is agreed. We write the percentage or amount, VAT included, into the agreement you sign, together with what it covers and what it does not.',
            'Einen gesetzlichen Tarif gibt es nicht: Das Honorar wird vereinbart. Wir schreiben Prozentsatz oder Betrag samt Mehrwertsteuer in den Auftrag, den Sie unterzeichnen, mit allem, was dazugehört und was nicht.',
          ],
        },
        {
          ask: [
            'Hoe lang zit ik aan u vast?',
            'Pour combien de temps suis-je lié ?',
            'How long am I bound?',
            'Wie lange bin ich gebunden?',
          ],
          answer: [
            'De duur staat in de opdracht. In België duurt een opdracht van een consument met vaste termijn hoogstens zes maanden. Tekent u bij u thuis, dan hebt u veertien dagen om u te bedenken.',
            'La durée figure dans le mandat. En Belgique, le mandat d’un consommateur à durée déterminée compte au plus six mois. Si vous signez chez vous, vous avez quatorze jours pour vous rétracter.',
            'The term is in the agreement. In Belgium a fixed-term agreement with a consumer lasts six months at most. If you sign at home you have fourteen days to withdraw.',
            'Die Dauer steht im Auftrag. In Belgien läuft ein befristeter Auftrag eines Verbrauchers höchstens sechs Monate. Unterzeichnen Sie zu Hause, können Sie vierzehn Tage lang widerrufen.',
          ],
        },
        {
          ask: [
            'Wie is mijn aanspreekpunt?',
            'Qui est mon interlocuteur ?',
            'Who is my contact?',
            'Wer ist meine Ansprechperson?',
          ],
          answer: [
            'De makelaar die het eerst bij u kwam. Die ontvangt ook de kopers of huurders, onderhandelt en zit mee bij de notaris.',
            'L’agent venu le premier chez vous. C’est lui aussi qui reçoit les amateurs, négocie et vous accompagne chez le notaire.',
            'The agent who came to you first. The same person receives buyers or tenants, negotiates and sits beside you at the notary’s.',
            'Wer zuerst bei Ihnen war. Dieselbe Person empfängt Interessenten, verhandelt und sitzt beim Notar neben Ihnen.',
          ],
        },
        {
          ask: [
            'Werkt u ook buiten de drie steden?',
            'Travaillez-vous hors des trois villes ?',
            'Do you work outside the three cities?',
            'Arbeiten Sie auch außerhalb der drei Städte?',
          ],
          answer: [
            'Ja, in Vlaanderen, Brussel, Wallonië en het Groothertogdom, zolang we er binnen het uur raken. Is een andere makelaar beter geplaatst, dan zeggen we dat.',
            'Oui, en Flandre, à Bruxelles, en Wallonie et au Grand-Duché, à moins d’une heure de route. Si un confrère est mieux placé, nous vous le disons.',
            'Yes, in Flanders, Brussels, Wallonia and the Grand Duchy, as long as we can be there within the hour. If another agent is better placed, we say so.',
            'Ja, in Flandern, Brüssel, der Wallonie und im Großherzogtum, solange wir in einer Stunde da sind. Ist jemand anderes besser geeignet, sagen wir es.',
          ],
        },
      ],
      { view: 'list', span: 7, colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 7 } },
    ),
    module('projectListModule', {
      title: line(
        'Nieuwbouw die wij verkopen',
        'Projets neufs que nous vendons',
        'New buildings that we sell',
        'Neubauten, die wir verkaufen',
      ),
      titleSize: 'h3',
      sort: 'name',
      view: 'list',
      numberItemOfRow: 1,
      maxItems: 1,
      span: 5,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 5 },
    }),
    module('testimonialsModule', {
      title: line('Uit eerste hand', 'De première main', 'At first hand', 'Aus erster Hand'),
      sort: 'chosen',
      view: 'grid',
      relations: [
        relationTo('testimonial', 'testimonial-devos'),
        relationTo('testimonial', 'testimonial-peeters'),
        relationTo('testimonial', 'testimonial-vandenberghe'),
      ],
      numberItemOfRow: 3,
      maxItems: 3,
    }),
    module('textModule', {
      view: 'quote',
      text: rich({
        nl: 'Een goede makelaar herkent u hieraan: hij noemt ook de prijs waarvoor het huis níét weggaat.',
        fr: 'On reconnaît une bonne agence à ceci : elle cite aussi le prix auquel la maison ne se vendra pas.',
        en: 'You know a good agent by this: they also name the price at which the house will not sell.',
        de: 'Einen guten Makler erkennt man daran, dass er auch den Preis nennt, zu dem das Haus nicht weggeht.',
      }),
    }),
  ],
});
