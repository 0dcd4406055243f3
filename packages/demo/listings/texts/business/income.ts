import { each, of, point } from '../point.ts';

const income = of('income-property');

/** Buildings with tenants. */
export const incomeOpenings = [
  point(
    income,
    [
      'Een opbrengsteigendom uit {built} met {units} wooneenheden, alle met eigen tellers.',
      'Un immeuble de rapport de {built} avec {units} logements, chacun avec ses compteurs.',
      'An investment property from {built} with {units} homes, each with its own meters.',
      'Ein Renditeobjekt von {built} mit {units} Wohneinheiten, jede mit eigenen Zählern.',
    ],
    [
      'Dit gebouw uit {built} werd opgedeeld in {units} vergunde appartementen.',
      'Ce bâtiment de {built} a été divisé en {units} appartements autorisés.',
      'This building from {built} has been divided into {units} permitted apartments.',
      'Dieses Gebäude von {built} wurde in {units} genehmigte Wohnungen aufgeteilt.',
    ],
    [
      'Beleggen in baksteen, letterlijk: een gebouw uit {built} met {units} verhuurde eenheden.',
      'Investir dans la brique, au sens propre : un immeuble de {built} avec {units} unités louées.',
      'Investing in bricks, literally: a building from {built} with {units} let units.',
      'In Backstein investieren, im wörtlichen Sinn: ein Gebäude von {built} mit {units} vermieteten Einheiten.',
    ],
  ),
];

export const incomePoints = [
  ...each(
    income,
    [
      'Samen meten de eenheden {living} m² en tellen ze {beds} slaapkamers.',
      'Ensemble, les logements mesurent {living} m² et comptent {beds} chambres.',
      'Together the homes measure {living} m² and have {beds} bedrooms.',
      'Zusammen messen die Wohnungen {living} m² und haben {beds} Schlafzimmer.',
    ],
    [
      'De huurovereenkomsten zijn geregistreerd en geïndexeerd.',
      'Les baux sont enregistrés et indexés.',
      'The leases are registered and indexed.',
      'Die Mietverträge sind registriert und indexiert.',
    ],
    [
      'Gemeenschappelijke delen en brandveiligheid werden nagekeken.',
      'Les parties communes et la sécurité incendie ont été contrôlées.',
      'Common parts and fire safety have been checked.',
      'Gemeinschaftsflächen und Brandschutz wurden überprüft.',
    ],
    [
      'De huurders betalen op tijd en wonen er al jaren.',
      'Les locataires paient à temps et sont là depuis des années.',
      'The tenants pay on time and have been there for years.',
      'Die Mieter zahlen pünktlich und wohnen seit Jahren hier.',
    ],
    [
      'In de kelder heeft elke eenheid een eigen berging.',
      'En cave, chaque logement a son débarras.',
      'In the basement each home has its own store.',
      'Im Keller hat jede Einheit einen eigenen Abstellraum.',
    ],
    [
      'Het dak en de voorgevel werden de voorbije jaren onder handen genomen.',
      'La toiture et la façade avant ont été traitées ces dernières années.',
      'The roof and the front have been attended to in recent years.',
      'Dach und Fassade wurden in den letzten Jahren instand gesetzt.',
    ],
  ),
];

export const incomeClosings = [
  point(
    income,
    [
      'Het rendement rekenen wij met u na, met de werkelijke kosten.',
      'Nous vérifions le rendement avec vous, sur la base des frais réels.',
      'We will check the yield with you, using the actual costs.',
      'Die Rendite rechnen wir mit Ihnen nach, mit den tatsächlichen Kosten.',
    ],
    [
      'Huurcontracten en attesten liggen ter inzage.',
      'Les baux et les attestations peuvent être consultés.',
      'Leases and certificates can be inspected.',
      'Mietverträge und Nachweise können eingesehen werden.',
    ],
    [
      'Bezoeken gebeuren in overleg met de huurders.',
      'Les visites se font en accord avec les locataires.',
      'Visits are by agreement with the tenants.',
      'Besichtigungen erfolgen in Absprache mit den Mietern.',
    ],
  ),
];
