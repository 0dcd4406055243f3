import { all, each, forRent, forSale, of, point } from '../point.ts';

const box = of('garage-box');
const space = of('parking');
const either = of('garage-box', 'parking');

/** Garages and parking spaces. */
export const garageOpenings = [
  point(box, [
    'Een afgesloten garagebox van {living} m², met plaats voor een gezinswagen en twee fietsen.',
    'Un box de garage fermé de {living} m², pour une voiture familiale et deux vélos.',
    'A lock-up garage of {living} m², with room for a family car and two bicycles.',
    'Eine abschließbare Garage von {living} m², mit Platz für ein Familienauto und zwei Fahrräder.',
  ]),
  point(space, [
    'Een ruime parkeerplaats in een afgesloten ondergrondse garage.',
    'Un emplacement spacieux dans un garage souterrain fermé.',
    'A generous parking space in a secure underground garage.',
    'Ein großzügiger Stellplatz in einer geschlossenen Tiefgarage.',
  ]),
];

export const garagePoints = [
  ...each(box, [
    'De poort is 2,40 meter breed en gaat elektrisch open.',
    'La porte mesure 2,40 mètres de large et s’ouvre électriquement.',
    'The door is 2.40 metres wide and opens electrically.',
    'Das Tor ist 2,40 Meter breit und öffnet elektrisch.',
  ]),
  ...each(space, [
    'Een laadpunt kan worden geplaatst, de bekabeling is voorzien.',
    'Une borne de recharge peut être installée, le câblage est prévu.',
    'A charging point can be fitted, the cabling is provided for.',
    'Ein Ladepunkt kann installiert werden, die Verkabelung ist vorgesehen.',
  ]),
  ...each(either, [
    'Overdag en ’s nachts vrij toegankelijk.',
    'Accessible jour et nuit.',
    'Accessible day and night.',
    'Tag und Nacht zugänglich.',
  ]),
  ...each(
    all(either, ({ place }) => place.character === 'city' || place.character === 'coast'),
    [
      'In deze straten is parkeren duur en schaars.',
      'Dans ces rues, se garer est cher et difficile.',
      'In these streets parking is dear and scarce.',
      'In diesen Straßen ist Parken teuer und knapp.',
    ],
  ),
];

export const garageClosings = [
  point(all(either, forSale), [
    'Vrij bij de akte, en ook als belegging een eenvoudige keuze.',
    'Libre à l’acte, et un placement tout simple.',
    'Vacant on completion, and a simple investment too.',
    'Frei bei Vertragsabschluss und auch als Anlage eine einfache Wahl.',
  ]),
  point(all(either, forRent), [
    'Te huur per jaar, met een opzeg van één maand.',
    'À louer à l’année, avec un préavis d’un mois.',
    'To let by the year, with one month’s notice.',
    'Jahresweise zu vermieten, mit einem Monat Kündigungsfrist.',
  ]),
];
