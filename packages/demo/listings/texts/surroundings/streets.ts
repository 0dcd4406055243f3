import type { Facts } from '../../property/facts.ts';
import { all, point } from '../point.ts';

const inTown = ({ place }: Facts) => place.character === 'city' || place.character === 'town';
const city = ({ place }: Facts) => place.character === 'city';
const leafy = ({ place }: Facts) => place.character === 'green' || place.character === 'suburb';
const village = ({ place }: Facts) => place.character === 'village';
const coast = ({ place }: Facts) => place.character === 'coast';
const lived = ({ variant }: Facts) => ['house', 'apartment', 'studio', 'income-property'].includes(variant.type);

/** The street and the neighbourhood, by the character of the place. */
export const streetPoints = [
  point(
    inTown,
    [
      'Bakker, kruidenier en apotheek vindt u in de straat of net erachter.',
      'Boulanger, épicerie et pharmacie se trouvent dans la rue ou juste derrière.',
      'Baker, grocer and chemist are in the street or just behind it.',
      'Bäcker, Lebensmittelladen und Apotheke finden Sie in der Straße oder gleich dahinter.',
    ],
    [
      'Winkelen doet u hier zonder auto.',
      'Ici, les courses se font sans voiture.',
      'Here you do your shopping without a car.',
      'Einkaufen geht hier ohne Auto.',
    ],
  ),
  point(
    all(inTown, lived),
    [
      'Een basisschool en een crèche liggen op vijf minuten stappen.',
      'Une école primaire et une crèche sont à cinq minutes à pied.',
      'A primary school and a nursery are a five-minute walk away.',
      'Eine Grundschule und eine Kita sind fünf Gehminuten entfernt.',
    ],
    [
      'In deze buurt kent men elkaar van op de markt.',
      'Dans ce quartier, on se connaît du marché.',
      'In this neighbourhood people know each other from the market.',
      'In diesem Viertel kennt man sich vom Markt.',
    ],
  ),
  point(
    city,
    [
      'Een halte met bussen de hele dag door ligt op enkele minuten.',
      'Un arrêt de bus desservi toute la journée se trouve à quelques minutes.',
      'A stop with buses all day is a few minutes away.',
      'Eine Haltestelle mit Bussen den ganzen Tag über liegt wenige Minuten entfernt.',
    ],
    [
      'Aan cafés, cinema en boekhandels is in deze wijk geen gebrek.',
      'Cafés, cinéma et librairies ne manquent pas dans le quartier.',
      'There is no lack of cafés, cinemas and bookshops in this part of town.',
      'An Cafés, Kinos und Buchhandlungen fehlt es in diesem Viertel nicht.',
    ],
  ),
  point(
    leafy,
    [
      'De straat is breed en groen, met weinig verkeer.',
      'La rue est large et verte, avec peu de circulation.',
      'The street is wide and green, with little traffic.',
      'Die Straße ist breit und grün, mit wenig Verkehr.',
    ],
    [
      'Scholen en sportclubs liggen op fietsafstand.',
      'Écoles et clubs de sport sont à portée de vélo.',
      'Schools and sports clubs are within cycling distance.',
      'Schulen und Sportvereine erreicht man mit dem Rad.',
    ],
    [
      'Via veilige fietspaden bent u snel in het centrum {of}.',
      'Par des pistes cyclables sûres, on rejoint vite le centre {of}.',
      'Safe cycle paths take you quickly to the centre {of}.',
      'Auf sicheren Radwegen sind Sie schnell im Zentrum {of}.',
    ],
  ),
  point(village, [
    'Het dorp heeft een bakker, een school en een café waar men elkaar ziet.',
    'Le village a sa boulangerie, son école et un café où l’on se retrouve.',
    'The village has a baker, a school and a café where people meet.',
    'Das Dorf hat einen Bäcker, eine Schule und ein Café, in dem man sich trifft.',
  ]),
  point(
    coast,
    [
      'De dijk en het strand liggen op {sea} minuten wandelen.',
      'La digue et la plage sont à {sea} minutes à pied.',
      'The promenade and the beach are a walk of {sea} minutes.',
      'Promenade und Strand sind {sea} Gehminuten entfernt.',
    ],
    [
      'De kusttram stopt vlakbij.',
      'Le tram de la côte s’arrête tout près.',
      'The coast tram stops close by.',
      'Die Küstentram hält ganz in der Nähe.',
    ],
  ),
];
