import { municipality } from './municipality.ts';

const place = municipality({ streets: 'nl' });

/** The rest of Flanders, without the coast. */
export const flanders = [
  place(
    ['9300', ['Aalst', 'Alost', 'Aalst', 'Aalst'], 50.9378, 4.041, 'town', 2500, 270, 10],
    [
      ['Het stadspark', 'Le parc communal', 'The town park', 'Der Stadtpark'],
      ['De Dender', 'La Dendre', 'The river Dender', 'Die Dender'],
    ],
  ),
  place(
    ['9100', ['Sint-Niklaas', 'Saint-Nicolas', 'Sint-Niklaas', 'Sint-Niklaas'], 51.1651, 4.1431, 'town', 2500, 280, 8],
    [
      ['De Grote Markt', 'La Grand-Place', 'The main square', 'Der Große Markt'],
      ['Het domein De Ster', 'Le domaine De Ster', 'The De Ster recreation park', 'Die Freizeitanlage De Ster'],
    ],
  ),
  place(
    ['9200', ['Dendermonde', 'Termonde', 'Dendermonde', 'Dendermonde'], 51.0286, 4.1014, 'town', 2350, 240, 5],
    [['Het begijnhof', 'Le béguinage', 'The beguinage', 'Der Beginenhof']],
  ),
  place(
    ['9160', 'Lokeren', 51.1036, 3.9933, 'town', 2350, 250, 5],
    [['Het Molsbroek', 'Le Molsbroek', 'The Molsbroek nature reserve', 'Das Naturgebiet Molsbroek']],
  ),
  place(
    ['9700', ['Oudenaarde', 'Audenarde', 'Oudenaarde', 'Oudenaarde'], 50.8459, 3.6085, 'town', 2350, 230, 7],
    [
      ['De Scheldeboord', 'Le bord de l’Escaut', 'The bank of the Scheldt', 'Das Ufer der Schelde'],
      ['Het park Liedts', 'Le parc Liedts', 'The Liedts park', 'Der Park Liedts'],
    ],
  ),
  place(
    ['9500', ['Geraardsbergen', 'Grammont', 'Geraardsbergen', 'Geraardsbergen'], 50.7737, 3.8833, 'town', 2000, 190, 5],
    [['De Oudenberg', 'La colline de l’Oudenberg', 'The Oudenberg hill', 'Der Oudenberg']],
  ),
  place(
    ['9600', ['Ronse', 'Renaix', 'Ronse', 'Ronse'], 50.7467, 3.6, 'town', 1850, 170, 4],
    [['Het Muziekbos', 'Le bois de la Musique', 'The Muziekbos wood', 'Der Wald Muziekbos']],
  ),
  place(
    ['8000', ['Brugge', 'Bruges', 'Bruges', 'Brügge'], 51.2093, 3.2247, 'city', 3150, 390, 16],
    [
      ['Het Minnewaterpark', 'Le parc du Lac d’Amour', 'The Minnewater park', 'Der Minnewaterpark'],
      ['’t Zand', 'La place ’t Zand', '’t Zand square', 'Der Platz ’t Zand'],
      ['De Damse Vaart', 'Le canal de Damme', 'The Damme canal', 'Der Kanal nach Damme'],
    ],
  ),
  place(
    ['8500', ['Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk'], 50.8279, 3.2649, 'town', 2300, 240, 8],
    [
      ['De verlaagde Leieboord', 'Le quai bas de la Lys', 'The lowered bank of the Lys', 'Das tiefe Ufer der Leie'],
      ['Het Koning Albertpark', 'Le parc Roi Albert', 'The King Albert park', 'Der König-Albert-Park'],
    ],
  ),
  place(
    ['8800', ['Roeselare', 'Roulers', 'Roeselare', 'Roeselare'], 50.9445, 3.1228, 'town', 2200, 230, 5],
    [['Het Noordhof', 'Le parc Noordhof', 'The Noordhof park', 'Der Park Noordhof']],
  ),
  place(
    ['8900', ['Ieper', 'Ypres', 'Ypres', 'Ypern'], 50.8512, 2.8851, 'town', 2150, 200, 5],
    [
      ['Het vestingpark', 'Le parc des remparts', 'The ramparts park', 'Der Park auf den Wällen'],
      ['Het Zillebekemeer', 'L’étang de Zillebeke', 'The Zillebeke lake', 'Der See von Zillebeke'],
    ],
  ),
  place(
    ['2000', ['Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'], 51.2194, 4.4025, 'city', 3250, 520, 18],
    [
      ['Het Stadspark', 'Le Stadspark', 'The Stadspark', 'Der Stadtpark'],
      ['Het Eilandje', 'Le quartier Eilandje', 'The Eilandje quarter', 'Das Hafenviertel Eilandje'],
      [
        'Het Museum voor Schone Kunsten',
        'Le Musée des Beaux-Arts',
        'The Museum of Fine Arts',
        'Das Museum der Schönen Künste',
      ],
    ],
  ),
  place(
    ['2800', ['Mechelen', 'Malines', 'Mechelen', 'Mecheln'], 51.0257, 4.4776, 'town', 3200, 390, 9],
    [
      ['Het Vrijbroekpark', 'Le parc de Vrijbroek', 'The Vrijbroek park', 'Der Vrijbroekpark'],
      ['Het Dijlepad', 'Le sentier de la Dyle', 'The Dijle path', 'Der Dijlepfad'],
    ],
  ),
  place(
    ['2500', ['Lier', 'Lierre', 'Lier', 'Lier'], 51.1313, 4.5704, 'town', 3000, 370, 6],
    [['De stadsvest', 'La promenade des remparts', 'The rampart walk', 'Die Promenade auf den Wällen']],
  ),
  place(
    ['2300', 'Turnhout', 51.3223, 4.9483, 'town', 2600, 300, 5],
    [['Het stadspark', 'Le parc communal', 'The town park', 'Der Stadtpark']],
  ),
  place(
    ['2930', 'Brasschaat', 51.2912, 4.4918, 'green', 3500, 480, 8],
    [['Het park van Brasschaat', 'Le parc de Brasschaat', 'Brasschaat park', 'Der Park von Brasschaat']],
    { hasStation: false },
  ),
  place(
    ['3000', ['Leuven', 'Louvain', 'Leuven', 'Löwen'], 50.8798, 4.7005, 'city', 4050, 560, 12],
    [
      ['De Vaartkom', 'Le quartier du Vaartkom', 'The Vaartkom harbour', 'Das Hafenviertel Vaartkom'],
      ['Het Ladeuzeplein', 'La place Ladeuze', 'The Ladeuzeplein', 'Der Ladeuzeplein'],
      ['De abdij van Park', 'L’abbaye de Parc', 'Park Abbey', 'Die Abtei von Park'],
    ],
  ),
  place(
    ['3080', 'Tervuren', 50.8236, 4.5143, 'green', 4050, 560, 8],
    [
      ['Het park van Tervuren', 'Le parc de Tervuren', 'Tervuren park', 'Der Park von Tervuren'],
      ['Het Zoniënwoud', 'La forêt de Soignes', 'The Sonian Forest', 'Der Zonienwald'],
    ],
    { hasStation: false },
  ),
  place(
    ['1700', 'Dilbeek', 50.8511, 4.2626, 'suburb', 3050, 400, 6],
    [['Het park van Dilbeek', 'Le parc de Dilbeek', 'Dilbeek park', 'Der Park von Dilbeek']],
  ),
  place(
    ['1500', ['Halle', 'Hal', 'Halle', 'Halle'], 50.7337, 4.2372, 'town', 2900, 340, 5],
    [['Het Hallerbos', 'Le bois de Hal', 'The Hallerbos', 'Der Hallerbos']],
  ),
  place(
    ['3090', 'Overijse', 50.7718, 4.5347, 'green', 3500, 450, 6],
    [['Het meer van Genval', 'Le lac de Genval', 'Genval lake', 'Der See von Genval']],
    { hasStation: false },
  ),
  place(
    ['1800', ['Vilvoorde', 'Vilvorde', 'Vilvoorde', 'Vilvoorde'], 50.928, 4.4289, 'suburb', 3050, 380, 6],
    [
      [
        'Het Domein Drie Fonteinen',
        'Le domaine des Trois Fontaines',
        'The Drie Fonteinen park',
        'Der Park Drie Fonteinen',
      ],
    ],
  ),
  place(
    ['3500', 'Hasselt', 50.9307, 5.3325, 'town', 2750, 310, 8],
    [
      ['De Groene Boulevard', 'Le boulevard Vert', 'The Groene Boulevard', 'Der Groene Boulevard'],
      ['De Japanse Tuin', 'Le Jardin japonais', 'The Japanese Garden', 'Der Japanische Garten'],
    ],
  ),
  place(
    ['3600', 'Genk', 50.9658, 5.5001, 'suburb', 2300, 230, 5],
    [['De site van C-mine', 'Le site de C-mine', 'The C-mine site', 'Das Gelände von C-mine']],
  ),
  place(
    ['3800', ['Sint-Truiden', 'Saint-Trond', 'Sint-Truiden', 'Sint-Truiden'], 50.8163, 5.1863, 'town', 2150, 210, 4],
    [
      [
        'De Haspengouwse bloesemroute',
        'La route des fleurs de Hesbaye',
        'The blossom trail of Haspengouw',
        'Die Blütenroute im Haspengau',
      ],
    ],
  ),
] as const;
