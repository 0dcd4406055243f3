import type { DemoOwner } from './people.ts';

export interface RecordText {
  type: 'call' | 'mail' | 'meeting' | 'note';
  subject: string;
  comment: string;
}

interface Texts {
  /** The agency's work on the property; `day` counts from the day it went online and may be negative. */
  steps: readonly (RecordText & { day: number })[];
  /** Questions of interested people. */
  asked: readonly [RecordText, ...RecordText[]];
  people: readonly [string, ...string[]];
  /** Visitors' opinions. */
  thought: readonly [string, ...string[]];
  offered: string;
}

const text = (type: RecordText['type'], subject: string, comment: string): RecordText => ({ type, subject, comment });
const step = (day: number, ...rest: Parameters<typeof text>) => ({ day, ...text(...rest) });

/** The demo CRM's records, as an agent writes them for the owner. */
export const recordTexts: Record<DemoOwner['language'], Texts> = {
  nl: {
    steps: [
      step(-24, 'meeting', 'Schattingsbezoek', 'Woning samen bekeken, prijs en aanpak besproken.'),
      step(
        -20,
        'call',
        'Afspraak met de fotograaf',
        'Dinsdagvoormiddag past voor u; de fotograaf belt een uur vooraf.',
      ),
      step(-14, 'note', 'Foto’s en plannen gemaakt', 'De foto’s zijn klaar, de plannen volgen deze week.'),
      step(-9, 'mail', 'Attesten aangevraagd', 'Bodemattest en stedenbouwkundige inlichtingen zijn aangevraagd.'),
      step(-2, 'mail', 'Tekst van de advertentie', 'De tekst ligt ter nalezing in uw mailbox.'),
      step(0, 'note', 'Online geplaatst', 'De woning staat op onze website en op de portalen.'),
      step(1, 'mail', 'Mail aan kandidaten', 'Wie zo’n woning zoekt, kreeg ze vandaag als eerste te zien.'),
      step(14, 'call', 'Eerste balans', 'Veel belangstelling na twee weken; vooral vragen over de indeling.'),
      step(45, 'meeting', 'Overleg op kantoor', 'De reacties van de bezoekers overlopen.'),
      step(90, 'call', 'Overleg over de prijs', 'We bekijken de prijs opnieuw na de volgende bezoeken.'),
      step(120, 'note', 'Nieuwe hoofdfoto', 'De gevel bij avondlicht staat nu vooraan.'),
      step(170, 'meeting', 'Overleg op kantoor', 'Cijfers van het halfjaar besproken; de advertentie wordt vernieuwd.'),
    ],
    asked: [
      text('call', 'Vraag over het energiepeil', 'Wil weten welke werken er nog nodig zijn.'),
      text('call', 'Vraag over de tuin', 'Vraagt naar de ligging van de tuin en de zon in de namiddag.'),
      text('call', 'Wil langskomen', 'Belt terug zodra de agenda van het gezin bekend is.'),
      text('mail', 'Vraag om de plannen', 'Plannen en EPC doorgestuurd.'),
      text('mail', 'Vraag over de prijs', 'Vraagt of er over de prijs te praten valt.'),
      text('mail', 'Vraag over de parkeerplaats', 'Heeft twee wagens en zoekt plaats voor beide.'),
      text('mail', 'Vraag over de buurt', 'Vraagt naar scholen en openbaar vervoer.'),
      text('call', 'Reactie na het bezoek', 'Vond de woning ruim en licht; bespreekt het thuis.'),
      text('call', 'Reactie na het bezoek', 'Zoekt toch een slaapkamer meer.'),
      text('mail', 'Vraag naar de vaste kosten', 'Onroerende voorheffing en verzekering doorgegeven.'),
      text('note', 'Kandidaat bij de bank', 'Heeft een afspraak bij de bank en laat volgende week iets weten.'),
    ],
    people: [
      'An Peeters',
      'Bram Wouters',
      'Charlotte De Smet',
      'Dirk Goossens',
      'Eva Mertens',
      'Farid Haddad',
      'Griet Van Damme',
      'Hanne Jacobs',
      'Ivan Petrov',
      'Jonas Willems',
      'Karen Declercq',
      'Marie Lefèvre',
      'Pieter Aerts',
      'Sara Yildiz',
      'Tom Verhaegen',
    ],
    thought: [
      'Vond de leefruimte licht en ruim, de keuken wat klein. Denkt erover na.',
      'Komt graag een tweede keer, met de ouders. Vroeg naar de staat van het dak.',
      'Mooie buurt, maar zoekt een slaapkamer meer. Gaat niet verder.',
      'Enthousiast over de ligging. Wacht op het antwoord van de bank.',
      'Vindt de prijs aan de hoge kant voor de werken die nog nodig zijn.',
    ],
    offered: 'Bod onder voorwaarde van een lening. We belden u dezelfde dag; u vroeg om even te wachten.',
  },
  fr: {
    steps: [
      step(-24, 'meeting', 'Visite d’estimation', 'Visite du bien ensemble ; prix et approche convenus.'),
      step(-20, 'call', 'Rendez-vous avec le photographe', 'Mardi matin vous convient ; il appelle une heure avant.'),
      step(-14, 'note', 'Photos et plans réalisés', 'Les photos sont prêtes, les plans suivent cette semaine.'),
      step(-9, 'mail', 'Attestations demandées', 'Renseignements urbanistiques et attestation du sol demandés.'),
      step(-2, 'mail', 'Texte de l’annonce', 'Le texte est dans votre boîte pour relecture.'),
      step(0, 'note', 'Mise en ligne', 'Le bien est sur notre site et sur les portails.'),
      step(1, 'mail', 'Envoi aux candidats', 'Ceux qui cherchent un tel bien l’ont reçu en primeur.'),
      step(
        14,
        'call',
        'Premier bilan',
        'Beaucoup d’intérêt après deux semaines ; surtout des questions sur l’agencement.',
      ),
      step(45, 'meeting', 'Réunion à l’agence', 'Réactions des visiteurs passées en revue.'),
      step(90, 'call', 'Point sur le prix', 'Nous revoyons le prix après les prochaines visites.'),
      step(120, 'note', 'Nouvelle photo principale', 'La façade à la lumière du soir est maintenant en tête.'),
      step(170, 'meeting', 'Réunion à l’agence', 'Chiffres du semestre discutés ; l’annonce sera rafraîchie.'),
    ],
    asked: [
      text('call', 'Question sur le PEB', 'Souhaite savoir quels travaux restent à faire.'),
      text('call', 'Question sur le jardin', 'Demande l’orientation et le soleil de l’après-midi.'),
      text('call', 'Souhaite visiter', 'Rappelle dès que l’agenda de la famille est connu.'),
      text('mail', 'Demande des plans', 'Plans et certificat PEB envoyés.'),
      text('mail', 'Question sur le prix', 'Demande si le prix est à discuter.'),
      text('mail', 'Question sur le stationnement', 'A deux voitures et cherche une place pour chacune.'),
      text('mail', 'Question sur le quartier', 'Se renseigne sur les écoles et les transports.'),
      text('call', 'Réaction après la visite', 'A trouvé le bien spacieux et clair ; en parle à la maison.'),
      text('call', 'Réaction après la visite', 'Cherche finalement une chambre de plus.'),
      text('mail', 'Question sur les frais fixes', 'Précompte immobilier et assurance communiqués.'),
      text('note', 'Candidat à la banque', 'A rendez-vous à la banque et revient la semaine prochaine.'),
    ],
    people: [
      'Amandine Leroy',
      'Benoît Lambert',
      'Chloé Dumont',
      'David Gérard',
      'Elise Martin',
      'Fatima Benali',
      'Guillaume Noël',
      'Hélène Simon',
      'Isabelle Thiry',
      'Julien Renard',
      'Karim Mansouri',
      'Laura Collard',
      'Mathieu Wauters',
      'Sophie Marchal',
      'Thibault Henry',
    ],
    thought: [
      'A trouvé le séjour clair et spacieux, la cuisine un peu petite. Y réfléchit.',
      'Reviendra volontiers avec ses parents. S’est renseignée sur l’état du toit.',
      'Beau quartier, mais cherche une chambre de plus. Ne poursuit pas.',
      'Enthousiaste quant à la situation. Attend la réponse de la banque.',
      'Trouve le prix un peu élevé pour les travaux qui restent à faire.',
    ],
    offered:
      'Offre sous condition d’un prêt. Nous vous avons appelé le jour même ; vous avez demandé d’attendre un peu.',
  },
};
