import { municipality } from './municipality.ts';

const place = municipality({ streets: 'fr', hasStation: false });

/** Communes of the Brussels Region. Tram and metro stops stand in where no station has the commune's name. */
export const brussels = [
  place(
    ['1000', ['Brussel', 'Bruxelles', 'Brussels', 'Brüssel'], 50.8467, 4.3525, 'city', 3650, 900, 26],
    [
      ['Het Warandepark', 'Le parc de Bruxelles', 'Brussels Park', 'Der Brüsseler Park'],
      ['Het Sint-Katelijneplein', 'La place Sainte-Catherine', 'The Place Sainte-Catherine', 'Der Katharinenplatz'],
      ['De Zavel', 'Le Sablon', 'The Sablon', 'Der Sablon'],
    ],
    { hubs: [['Het Centraal Station', 'La gare Centrale', 'Brussels Central station', 'Der Zentralbahnhof']] },
  ),
  place(
    ['1030', ['Schaarbeek', 'Schaerbeek', 'Schaerbeek', 'Schaerbeek'], 50.8676, 4.3737, 'city', 3200, 750, 14],
    [
      ['Het Josaphatpark', 'Le parc Josaphat', 'The Josaphat park', 'Der Josaphat-Park'],
      ['De Louis Bertrandlaan', 'L’avenue Louis Bertrand', 'The Avenue Louis Bertrand', 'Die Avenue Louis Bertrand'],
    ],
  ),
  place(
    ['1040', 'Etterbeek', 50.8326, 4.3883, 'city', 3900, 900, 11],
    [['Het Jubelpark', 'Le parc du Cinquantenaire', 'The Cinquantenaire park', 'Der Jubelpark']],
    { hubs: [['De Europese wijk', 'Le quartier européen', 'The European quarter', 'Das Europaviertel']] },
  ),
  place(
    ['1050', ['Elsene', 'Ixelles', 'Ixelles', 'Ixelles'], 50.8333, 4.3667, 'city', 4250, 1000, 20],
    [
      ['Het Flageyplein', 'La place Flagey', 'The Place Flagey', 'Die Place Flagey'],
      ['Het Ter Kamerenbos', 'Le bois de la Cambre', 'The Bois de la Cambre', 'Das Bois de la Cambre'],
      ['Het Kasteleinsplein', 'La place du Châtelain', 'The Place du Châtelain', 'Die Place du Châtelain'],
    ],
  ),
  place(
    ['1060', ['Sint-Gillis', 'Saint-Gilles', 'Saint-Gilles', 'Saint-Gilles'], 50.8266, 4.3459, 'city', 3700, 850, 10],
    [
      [
        'Het Sint-Gillisvoorplein',
        'Le parvis de Saint-Gilles',
        'The Parvis de Saint-Gilles',
        'Der Parvis de Saint-Gilles',
      ],
    ],
    { hubs: [['Het station Brussel-Zuid', 'La gare du Midi', 'Brussels South station', 'Der Südbahnhof']] },
  ),
  place(
    ['1070', 'Anderlecht', 50.8366, 4.3076, 'suburb', 2600, 550, 9],
    [['Het Astridpark', 'Le parc Astrid', 'The Astrid park', 'Der Astridpark']],
    { hubs: [['Het Erasmusziekenhuis', 'L’hôpital Érasme', 'The Erasmus hospital', 'Das Erasmus-Krankenhaus']] },
  ),
  place(
    [
      '1080',
      ['Sint-Jans-Molenbeek', 'Molenbeek-Saint-Jean', 'Molenbeek', 'Molenbeek'],
      50.8542,
      4.3281,
      'city',
      2600,
      600,
      7,
    ],
    [['Het kanaal', 'Le canal', 'The canal', 'Der Kanal']],
  ),
  place(
    ['1090', 'Jette', 50.8805, 4.3254, 'suburb', 3000, 600, 8],
    [
      ['Het Koning Boudewijnpark', 'Le parc Roi Baudouin', 'The King Baudouin park', 'Der König-Baudouin-Park'],
      ['De Spiegel', 'La place Reine Astrid', 'The Place Reine Astrid', 'Die Place Reine Astrid'],
    ],
    { hasStation: true },
  ),
  place(
    ['1140', 'Evere', 50.8731, 4.4023, 'suburb', 2950, 580, 6],
    [['Het Goede Herderpark', 'Le parc du Bon Pasteur', 'The Bon Pasteur park', 'Der Park Bon Pasteur']],
  ),
  place(
    [
      '1150',
      ['Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre', 'Woluwe-Saint-Pierre', 'Woluwe-Saint-Pierre'],
      50.8308,
      4.4286,
      'green',
      4050,
      950,
      11,
    ],
    [
      ['Het Woluwepark', 'Le parc de Woluwe', 'The Woluwe park', 'Der Woluwe-Park'],
      ['De Mellaertsvijver', 'L’étang Mellaerts', 'The Mellaerts pond', 'Der Mellaerts-Weiher'],
    ],
  ),
  place(
    ['1160', ['Oudergem', 'Auderghem', 'Auderghem', 'Auderghem'], 50.8157, 4.4266, 'suburb', 3600, 780, 7],
    [['Het Rood Klooster', 'Le Rouge-Cloître', 'The Rouge-Cloître', 'Das Kloster Rouge-Cloître']],
    {
      hubs: [
        [
          'Het metrostation Herrmann-Debroux',
          'La station de métro Herrmann-Debroux',
          'The Herrmann-Debroux metro station',
          'Die Metrostation Herrmann-Debroux',
        ],
      ],
    },
  ),
  place(
    [
      '1170',
      ['Watermaal-Bosvoorde', 'Watermael-Boitsfort', 'Watermael-Boitsfort', 'Watermael-Boitsfort'],
      50.7997,
      4.4142,
      'green',
      3900,
      880,
      8,
    ],
    [
      ['Het Zoniënwoud', 'La forêt de Soignes', 'The Sonian Forest', 'Der Zonienwald'],
      [
        'De tuinwijk Le Logis-Floréal',
        'La cité-jardin Le Logis-Floréal',
        'The Le Logis-Floréal garden city',
        'Die Gartenstadt Le Logis-Floréal',
      ],
    ],
  ),
  place(
    ['1180', ['Ukkel', 'Uccle', 'Uccle', 'Uccle'], 50.8017, 4.3372, 'green', 4050, 950, 15],
    [
      ['Het Wolvendaelpark', 'Le parc de Wolvendael', 'The Wolvendael park', 'Der Wolvendael-Park'],
      ['Het Observatorium', 'L’Observatoire', 'The Observatory', 'Die Sternwarte'],
    ],
  ),
  place(
    [
      '1200',
      ['Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert', 'Woluwe-Saint-Lambert', 'Woluwe-Saint-Lambert'],
      50.8453,
      4.4256,
      'suburb',
      3750,
      820,
      10,
    ],
    [['Het Georges Henripark', 'Le parc Georges Henri', 'The Georges Henri park', 'Der Georges-Henri-Park']],
    {
      hubs: [
        [
          'Het metrostation Tomberg',
          'La station de métro Tomberg',
          'The Tomberg metro station',
          'Die Metrostation Tomberg',
        ],
      ],
    },
  ),
] as const;
