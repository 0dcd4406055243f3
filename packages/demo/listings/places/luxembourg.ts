import { countryIds } from '~/listings/domain/codes.ts';
import { municipality } from './municipality.ts';

const place = municipality({ streets: 'lu', countryId: countryIds.luxembourg });

/** The Grand Duchy. */
export const luxembourg = [
  place(
    ['1611', ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'], 49.6116, 6.1319, 'city', 10_800, 1900, 20],
    [
      ['Het stadspark', 'Le parc municipal', 'The municipal park', 'Der Stadtpark'],
      ['De Grund', 'Le quartier du Grund', 'The Grund', 'Der Stadtteil Grund'],
    ],
    { hubs: [['Het Kirchbergplateau', 'Le plateau du Kirchberg', 'The Kirchberg plateau', 'Das Kirchberg-Plateau']] },
  ),
  place(
    ['8010', 'Strassen', 49.6206, 6.0733, 'suburb', 10_000, 1600, 8],
    [['Het Bambësch', 'Le Bambësch', 'The Bambësch wood', 'Der Bambësch']],
    { hasStation: false },
  ),
  place(['8050', ['Bertrange', 'Bertrange', 'Bertrange', 'Bartringen'], 49.6111, 6.05, 'suburb', 9700, 1500, 6], [], {
    hubs: [['Het winkelcentrum', 'Le centre commercial', 'The shopping centre', 'Das Einkaufszentrum']],
  }),
  place(
    [
      '4010',
      ['Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch an der Alzette'],
      49.4958,
      5.9806,
      'town',
      7400,
      950,
      8,
    ],
    [['De Galgenbierg', 'Le Galgenbierg', 'The Galgenbierg park', 'Der Galgenbierg']],
    { hubs: [['De campus van Belval', 'Le campus de Belval', 'The Belval campus', 'Der Campus Belval']] },
  ),
  place(
    ['4510', ['Differdange', 'Differdange', 'Differdange', 'Differdingen'], 49.5242, 5.8914, 'town', 6700, 800, 5],
    [['Het park Gerlache', 'Le parc Gerlache', 'The Gerlache park', 'Der Park Gerlache']],
  ),
  place(
    ['7520', ['Mersch', 'Mersch', 'Mersch', 'Mersch'], 49.7489, 6.1064, 'suburb', 8000, 1000, 4],
    [['Het park van Mersch', 'Le parc de Mersch', 'Mersch park', 'Der Park von Mersch']],
  ),
  place(
    ['9010', ['Ettelbruck', 'Ettelbruck', 'Ettelbruck', 'Ettelbrück'], 49.8475, 6.1042, 'town', 6600, 700, 4],
    [['De Alzette', 'L’Alzette', 'The river Alzette', 'Die Alzette']],
  ),
  place(
    ['6410', 'Echternach', 49.8117, 6.4217, 'town', 6500, 650, 4],
    [
      ['Het meer van Echternach', 'Le lac d’Echternach', 'Echternach lake', 'Der Echternacher See'],
      ['De abdij', 'L’abbaye', 'The abbey', 'Die Abtei'],
    ],
    { hasStation: false },
  ),
  place(
    ['5510', 'Remich', 49.5453, 6.3669, 'village', 7400, 850, 5],
    [['De Moezelpromenade', 'L’esplanade de la Moselle', 'The Moselle esplanade', 'Die Moselpromenade']],
    { hasStation: false },
  ),
] as const;
