import type { Facts } from '../../property/facts.ts';
import { all, point } from '../point.ts';

const code =
  (...zips: string[]) =>
  ({ place }: Facts) =>
    zips.includes(place.zip);
const ghent = code('9820', '9070', '9080', '9940', '9830', '9840', '9230', '9860', '9950');
const brabant = code('1410', '1300', '1340', '1400', '3080', '1700', '1500', '3090', '1800');
const european = code('1000', '1040', '1050', '1200', '1150');
const capital = ({ region }: Facts) => region === 'brussels';
const luxembourg = ({ region }: Facts) => region === 'luxembourg';
const ardennes = code('6940', '6600', '4900', '4780', '5500');
const border = code('6700', '6600');
const lived = ({ variant }: Facts) => ['house', 'apartment', 'studio'].includes(variant.type);

/** Regional features beyond the street: the ring road, the institutions, the forest. */
export const wayPoints = [
  point(
    ghent,
    [
      'Met de wagen bent u in een kwartier in Gent.',
      'En voiture, Gand est à un quart d’heure.',
      'By car, Ghent is a quarter of an hour away.',
      'Mit dem Auto sind Sie in einer Viertelstunde in Gent.',
    ],
    [
      'De Gentse ring en de E17 zijn vlot bereikbaar.',
      'Le ring de Gand et l’E17 sont vite rejoints.',
      'The Ghent ring road and the E17 are quickly reached.',
      'Der Genter Ring und die E17 sind schnell erreicht.',
    ],
  ),
  point(
    brabant,
    [
      'Brussel bereikt u zonder de ring op te gaan.',
      'On rejoint Bruxelles sans passer par le ring.',
      'You can reach Brussels without using the ring road.',
      'Brüssel erreichen Sie, ohne auf den Ring zu fahren.',
    ],
    [
      'Internationale scholen liggen op een halfuur rijden.',
      'Des écoles internationales se trouvent à une demi-heure en voiture.',
      'International schools are half an hour away by car.',
      'Internationale Schulen sind eine halbe Stunde mit dem Auto entfernt.',
    ],
  ),
  point(european, [
    'De Europese instellingen zijn met metro of fiets snel bereikt.',
    'Les institutions européennes sont vite rejointes en métro ou à vélo.',
    'The European institutions are quickly reached by metro or bicycle.',
    'Die europäischen Institutionen sind mit Metro oder Rad schnell erreicht.',
  ]),
  point(
    all(capital, lived),
    [
      'Met het openbaar vervoer bent u zonder overstappen in het centrum.',
      'Les transports en commun vous mènent au centre sans changement.',
      'Public transport takes you to the centre without changing.',
      'Mit öffentlichen Verkehrsmitteln sind Sie ohne Umsteigen im Zentrum.',
    ],
    [
      'In de straat geldt een bewonerskaart, dus een plaats vindt u altijd wel.',
      'La rue est en zone riverains et l’on y trouve à se garer.',
      'The street has residents’ parking, so a space can be found.',
      'In der Straße gilt Anwohnerparken, ein Platz findet sich.',
    ],
  ),
  point(all(luxembourg, lived), [
    'Het openbaar vervoer is in het hele land gratis, en de halte ligt om de hoek.',
    'Les transports publics sont gratuits dans tout le pays, et l’arrêt est au coin.',
    'Public transport is free across the country, and the stop is round the corner.',
    'Der öffentliche Verkehr ist im ganzen Land kostenlos, die Haltestelle liegt um die Ecke.',
  ]),
  point(ardennes, [
    'De Ardennen beginnen aan de achterdeur.',
    'L’Ardenne commence à la porte de derrière.',
    'The Ardennes begin at the back door.',
    'Die Ardennen beginnen an der Hintertür.',
  ]),
  point(border, [
    'Wie in Luxemburg werkt, is via de snelweg snel aan de grens.',
    'Pour qui travaille au Luxembourg, l’autoroute mène vite à la frontière.',
    'If you work in Luxembourg, the motorway soon takes you to the border.',
    'Wer in Luxemburg arbeitet, ist über die Autobahn schnell an der Grenze.',
  ]),
];
