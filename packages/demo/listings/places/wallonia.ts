import { municipality } from './municipality.ts';

const place = municipality({ streets: 'fr' });
const eastern = municipality({ streets: 'de' });

/** Wallonia, including the German-speaking East. */
export const wallonia = [
  place(
    ['1410', 'Waterloo', 50.7147, 4.3991, 'green', 3350, 420, 10],
    [['Het bos van Argenteuil', 'Le bois d’Argenteuil', 'The Argenteuil wood', 'Der Wald von Argenteuil']],
  ),
  place(
    ['1300', ['Waver', 'Wavre', 'Wavre', 'Wavre'], 50.7172, 4.6014, 'green', 3050, 340, 7],
    [['Het bos van Beumont', 'Le bois de Beumont', 'The Beumont wood', 'Der Wald von Beumont']],
  ),
  place(
    [
      '1340',
      ['Ottignies-Louvain-la-Neuve', 'Ottignies-Louvain-la-Neuve', 'Ottignies-Louvain-la-Neuve', 'Ottignies-Neu-Löwen'],
      50.6681,
      4.6118,
      'suburb',
      3550,
      370,
      7,
    ],
    [
      ['Het meer', 'Le lac', 'The lake', 'Der See'],
      ['Het Bois des Rêves', 'Le Bois des Rêves', 'The Bois des Rêves', 'Das Bois des Rêves'],
    ],
  ),
  place(
    ['1400', ['Nijvel', 'Nivelles', 'Nivelles', 'Nivelles'], 50.5975, 4.3283, 'town', 2850, 290, 5],
    [['Het park van de Dodaine', 'Le parc de la Dodaine', 'The Dodaine park', 'Der Park de la Dodaine']],
  ),
  place(
    ['5000', ['Namen', 'Namur', 'Namur', 'Namur'], 50.4669, 4.8675, 'city', 2350, 190, 11],
    [
      ['De citadel', 'La citadelle', 'The citadel', 'Die Zitadelle'],
      [
        'Het jaagpad langs de Maas',
        'Le chemin de halage le long de la Meuse',
        'The Meuse towpath',
        'Der Treidelpfad an der Maas',
      ],
    ],
  ),
  place(
    ['4000', ['Luik', 'Liège', 'Liège', 'Lüttich'], 50.6337, 5.5675, 'city', 1950, 170, 11],
    [['Het Boveriepark', 'Le parc de la Boverie', 'The Boverie park', 'Der Park de la Boverie']],
    {
      hasStation: false,
      hubs: [
        [
          'Het station Luik-Guillemins',
          'La gare des Guillemins',
          'Liège-Guillemins station',
          'Der Bahnhof Lüttich-Guillemins',
        ],
      ],
    },
  ),
  place(
    ['4500', ['Hoei', 'Huy', 'Huy', 'Huy'], 50.5184, 5.2396, 'town', 1850, 140, 4],
    [['De Maaskade', 'Le quai de la Meuse', 'The Meuse quay', 'Der Maaskai']],
  ),
  place(
    ['4900', 'Spa', 50.4922, 5.8645, 'green', 2000, 150, 4],
    [['Het park van de Sept Heures', 'Le parc de Sept Heures', 'The Sept Heures park', 'Der Park de Sept Heures']],
  ),
  place(
    ['7000', ['Bergen', 'Mons', 'Mons', 'Mons'], 50.4542, 3.9523, 'town', 1750, 120, 6],
    [
      ['Het Waux-Hallpark', 'Le parc du Waux-Hall', 'The Waux-Hall park', 'Der Park Waux-Hall'],
      ['Het Belfort', 'Le beffroi', 'The belfry', 'Der Belfried'],
    ],
  ),
  place(
    ['7500', ['Doornik', 'Tournai', 'Tournai', 'Tournai'], 50.6057, 3.3879, 'town', 1750, 130, 5],
    [['De Scheldekaai', 'Le quai de l’Escaut', 'The Scheldt quay', 'Der Scheldekai']],
  ),
  place(
    ['6000', 'Charleroi', 50.4114, 4.4446, 'city', 1350, 100, 5],
    [['De Samberkade', 'Le quai de la Sambre', 'The Sambre quay', 'Der Sambrekai']],
  ),
  place(
    ['5500', 'Dinant', 50.2608, 4.9122, 'village', 1800, 110, 4],
    [['De Maasoever', 'La rive de la Meuse', 'The bank of the Meuse', 'Das Ufer der Maas']],
  ),
  place(
    ['6940', 'Durbuy', 50.3529, 5.4563, 'village', 2150, 120, 5],
    [
      ['De oude stadskern', 'La vieille ville', 'The old town', 'Die Altstadt'],
      ['De Ourthe', 'L’Ourthe', 'The river Ourthe', 'Die Ourthe'],
    ],
    { hasStation: false },
  ),
  place(
    ['6600', ['Bastenaken', 'Bastogne', 'Bastogne', 'Bastogne'], 50.0003, 5.7152, 'village', 1950, 110, 3],
    [['De RAVeL-fietsroute', 'Le RAVeL', 'The RAVeL cycle route', 'Der Radweg RAVeL']],
    { hasStation: false },
  ),
  place(
    ['6700', ['Aarlen', 'Arlon', 'Arlon', 'Arlon'], 49.6833, 5.8167, 'town', 2500, 190, 6],
    [['Het plein Léopold', 'La place Léopold', 'The Place Léopold', 'Die Place Léopold']],
  ),
  eastern(
    ['4700', 'Eupen', 50.6279, 6.0363, 'town', 2350, 170, 6],
    [
      ['De Wesertalsperre', 'Le barrage de la Vesdre', 'The Weser reservoir', 'Die Wesertalsperre'],
      ['Het Hertogenwald', 'L’Hertogenwald', 'The Hertogenwald', 'Der Hertogenwald'],
    ],
  ),
  eastern(
    ['4780', ['Sankt Vith', 'Saint-Vith', 'Sankt Vith', 'Sankt Vith'], 50.2806, 6.1272, 'village', 2150, 120, 4],
    [['De Vennbahn', 'La Vennbahn', 'The Vennbahn cycle route', 'Die Vennbahn']],
    { hasStation: false },
  ),
] as const;
