import { each, of, point } from '../point.ts';

const income = of('income-property');

/** Buildings with tenants. */
export const incomeOpenings = [
  point(income, [
    'Een opbrengsteigendom uit {built} met {units} wooneenheden, alle met eigen tellers.',
    'Un immeuble de rapport de {built} avec {units} logements, chacun avec ses compteurs.',
    'An investment property from {built} with {units} homes, each with its own meters.',
    'Ein Renditeobjekt von {built} mit {units} Wohneinheiten, jede mit eigenen Zählern.',
  ]),
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
  ),
];

export const incomeClosings = [
  point(income, [
    'Het rendement rekenen wij met u na, met de werkelijke kosten.',
    'Nous vérifions le rendement avec vous, sur la base des frais réels.',
    'We will check the yield with you, using the actual costs.',
    'Die Rendite rechnen wir mit Ihnen nach, mit den tatsächlichen Kosten.',
  ]),
];
