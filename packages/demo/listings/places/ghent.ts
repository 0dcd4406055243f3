import { municipality } from './municipality.ts';

const place = municipality({ streets: 'nl' });

/** Ghent and its surroundings, the agency's home. */
export const ghentRegion = [
  place(
    ['9000', ['Gent', 'Gand', 'Ghent', 'Gent'], 51.0543, 3.7174, 'city', 3650, 480, 62],
    [
      ['Het Citadelpark', 'Le parc de la Citadelle', 'The Citadelpark', 'Der Citadelpark'],
      ['De Vrijdagmarkt', 'La place du Vendredi', 'The Vrijdagmarkt', 'Der Vrijdagmarkt'],
      ['De Watersportbaan', 'La Watersportbaan', 'The Watersportbaan', 'Die Watersportbaan'],
    ],
    {
      hasStation: false,
      hubs: [
        ['De Dampoort', 'La Dampoort', 'The Dampoort', 'Die Dampoort'],
        [
          'Het station Gent-Sint-Pieters',
          'La gare de Gand-Saint-Pierre',
          'Gent-Sint-Pieters station',
          'Der Bahnhof Gent-Sint-Pieters',
        ],
      ],
    },
  ),
  place(
    ['9820', 'Merelbeke-Melle', 50.9966, 3.7447, 'suburb', 3050, 340, 12],
    [
      ['Het Liedermeerspark', 'Le parc Liedermeers', 'The Liedermeerspark', 'Der Liedermeerspark'],
      ['De Scheldemeander', 'L’ancien méandre de l’Escaut', 'The old bend of the Scheldt', 'Die alte Scheldeschleife'],
    ],
  ),
  place(
    ['9070', 'Destelbergen', 51.0552, 3.7995, 'suburb', 3150, 380, 9],
    [
      ['Het Damvalleimeer', 'Le lac de Damvallei', 'The Damvallei lake', 'Der See der Damvallei'],
      [
        'Het jaagpad langs de Schelde',
        'Le chemin de halage le long de l’Escaut',
        'The Scheldt towpath',
        'Der Treidelpfad an der Schelde',
      ],
    ],
    { hasStation: false },
  ),
  place(
    ['9080', 'Lochristi', 51.0967, 3.8322, 'green', 2950, 350, 9],
    [['Het dorpsplein', 'La place du village', 'The village square', 'Der Dorfplatz']],
    { hasStation: false },
  ),
  place(
    ['9940', 'Evergem', 51.1106, 3.7089, 'suburb', 2750, 300, 10],
    [['Het kanaal Gent-Terneuzen', 'Le canal Gand-Terneuzen', 'The Ghent–Terneuzen canal', 'Der Kanal Gent–Terneuzen']],
  ),
  place(
    [
      '9830',
      ['Sint-Martens-Latem', 'Laethem-Saint-Martin', 'Sint-Martens-Latem', 'Sint-Martens-Latem'],
      51.0136,
      3.6306,
      'green',
      4300,
      520,
      12,
    ],
    [
      ['De Leie', 'La Lys', 'The river Lys', 'Die Leie'],
      ['Het golfterrein', 'Le golf', 'The golf course', 'Der Golfplatz'],
    ],
    { hasStation: false },
  ),
  place(
    ['9840', 'Nazareth-De Pinte', 50.9929, 3.6478, 'green', 3250, 390, 8],
    [['Het parkbos', 'Le Parkbos', 'The Parkbos wood', 'Der Parkbos']],
  ),
  place(
    ['9800', 'Deinze', 50.9822, 3.5287, 'town', 2650, 290, 10],
    [
      ['De oude Leiearm', 'Le bras mort de la Lys', 'The old arm of the Lys', 'Der alte Leiearm'],
      ['Het Kaandeldomein', 'Le domaine de la Kaandel', 'The Kaandel park', 'Der Park an der Kaandel'],
    ],
  ),
  place(
    ['9950', 'Lievegem', 51.1297, 3.5736, 'green', 2600, 290, 7],
    [
      [
        'Het natuurgebied Het Leen',
        'La réserve naturelle Het Leen',
        'The nature reserve Het Leen',
        'Das Naturgebiet Het Leen',
      ],
    ],
    { hasStation: false },
  ),
  place(
    ['9230', 'Wetteren', 51.0053, 3.8831, 'town', 2500, 270, 7],
    [['De Scheldekaai', 'Le quai de l’Escaut', 'The Scheldt quay', 'Der Scheldekai']],
  ),
  place(
    ['9860', 'Oosterzele', 50.9506, 3.7978, 'village', 2500, 260, 6],
    [['De Ettingebeekvallei', 'La vallée de l’Ettingebeek', 'The Ettingebeek valley', 'Das Tal des Ettingebeek']],
  ),
  place(
    ['9880', 'Aalter', 51.0868, 3.4453, 'green', 2600, 270, 7],
    [['Het bos van Bellem', 'Le bois de Bellem', 'The Bellem wood', 'Der Wald von Bellem']],
  ),
  place(
    ['9900', 'Eeklo', 51.1855, 3.5637, 'town', 2250, 230, 6],
    [['Het Heldenpark', 'Le parc Heldenpark', 'The Heldenpark', 'Der Heldenpark']],
  ),
] as const;
