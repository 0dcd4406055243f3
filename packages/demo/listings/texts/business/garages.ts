import { all, each, forRent, forSale, of, point } from '../point.ts';

const box = of('garage-box');
const space = of('parking');
const either = of('garage-box', 'parking');

/** Garages and parking spaces. */
export const garageOpenings = [
  point(
    box,
    [
      'Een afgesloten garagebox van {living} m², met plaats voor een gezinswagen en twee fietsen.',
      'Un box de garage fermé de {living} m², pour une voiture familiale et deux vélos.',
      'A lock-up garage of {living} m², with room for a family car and two bicycles.',
      'Eine abschließbare Garage von {living} m², mit Platz für ein Familienauto und zwei Fahrräder.',
    ],
    [
      'Gedaan met rondjes rijden: deze garagebox ligt in een rij achter een poort.',
      'Finis les tours de quartier : ce box se trouve dans une rangée derrière une grille.',
      'No more driving in circles: this garage is in a row behind a gate.',
      'Schluss mit dem Kreisen: Diese Garage liegt in einer Reihe hinter einem Tor.',
    ],
    [
      'Deze garagebox is droog, verlicht en met de wagen makkelijk in te draaien.',
      'Ce box est sec, éclairé et facile d’accès en voiture.',
      'This garage is dry, lit and easy to turn into.',
      'Diese Garage ist trocken, beleuchtet und leicht zu befahren.',
    ],
  ),
  point(
    space,
    [
      'Een ruime parkeerplaats in een afgesloten ondergrondse garage.',
      'Un emplacement spacieux dans un garage souterrain fermé.',
      'A generous parking space in a secure underground garage.',
      'Ein großzügiger Stellplatz in einer geschlossenen Tiefgarage.',
    ],
    [
      'Uw vaste plaats in de buurt: ondergronds, genummerd en zonder paal in de hoek.',
      'Votre place attitrée dans le quartier : en sous-sol, numérotée et sans colonne gênante.',
      'Your own place in the neighbourhood: underground, numbered and with no pillar in the corner.',
      'Ihr fester Platz im Viertel: unterirdisch, nummeriert und ohne Pfeiler in der Ecke.',
    ],
    [
      'Parkeerplaats van {living} m² onder een gebouw uit {built}, bereikbaar met een brede helling.',
      'Un emplacement de {living} m² sous un immeuble de {built}, accessible par une large rampe.',
      'A parking space of {living} m² under a building from {built}, reached by a wide ramp.',
      'Ein Stellplatz von {living} m² unter einem Gebäude von {built}, über eine breite Rampe erreichbar.',
    ],
  ),
];

export const garagePoints = [
  ...each(
    box,
    [
      'De poort is 2,40 meter breed en gaat elektrisch open.',
      'La porte mesure 2,40 mètres de large et s’ouvre électriquement.',
      'The door is 2.40 metres wide and opens electrically.',
      'Das Tor ist 2,40 Meter breit und öffnet elektrisch.',
    ],
    [
      'Er is een stopcontact met eigen teller.',
      'Il y a une prise avec compteur individuel.',
      'There is a socket with its own meter.',
      'Eine Steckdose mit eigenem Zähler ist vorhanden.',
    ],
    [
      'De rij garages heeft een gezamenlijke verlichting.',
      'La rangée de box a un éclairage commun.',
      'The row of garages has shared lighting.',
      'Die Garagenreihe hat eine gemeinsame Beleuchtung.',
    ],
  ),
  ...each(
    space,
    [
      'Een laadpunt kan worden geplaatst, de bekabeling is voorzien.',
      'Une borne de recharge peut être installée, le câblage est prévu.',
      'A charging point can be fitted, the cabling is provided for.',
      'Ein Ladepunkt kann installiert werden, die Verkabelung ist vorgesehen.',
    ],
    [
      'De poort werkt met een afstandsbediening, een lift brengt u naar de straat.',
      'La porte se commande à distance et un ascenseur mène à la rue.',
      'The gate works by remote control and a lift takes you to the street.',
      'Das Tor öffnet per Fernbedienung, ein Aufzug führt zur Straße.',
    ],
    [
      'Ook een grotere wagen draait hier vlot in.',
      'Même une grande voiture s’y gare sans peine.',
      'Even a larger car turns in easily.',
      'Auch ein größerer Wagen parkt hier bequem ein.',
    ],
  ),
  ...each(
    either,
    [
      'Overdag en ’s nachts vrij toegankelijk.',
      'Accessible jour et nuit.',
      'Accessible day and night.',
      'Tag und Nacht zugänglich.',
    ],
    [
      'De doorgang is ruim genoeg om in één keer te draaien.',
      'Le passage permet de manœuvrer en une fois.',
      'The lane is wide enough to turn in one go.',
      'Die Zufahrt ist breit genug, um in einem Zug einzubiegen.',
    ],
  ),
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
  point(
    all(either, forSale),
    [
      'Vrij bij de akte, en ook als belegging een eenvoudige keuze.',
      'Libre à l’acte, et un placement tout simple.',
      'Vacant on completion, and a simple investment too.',
      'Frei bei Vertragsabschluss und auch als Anlage eine einfache Wahl.',
    ],
    [
      'Bel ons en wij openen de poort voor u.',
      'Appelez-nous et nous vous ouvrons la porte.',
      'Call us and we will open the door for you.',
      'Rufen Sie uns an, wir öffnen Ihnen das Tor.',
    ],
  ),
  point(
    all(either, forRent),
    [
      'Te huur per jaar, met een opzeg van één maand.',
      'À louer à l’année, avec un préavis d’un mois.',
      'To let by the year, with one month’s notice.',
      'Jahresweise zu vermieten, mit einem Monat Kündigungsfrist.',
    ],
    [
      'De sleutel krijgt u bij de ondertekening.',
      'La clé vous est remise à la signature.',
      'You receive the key on signing.',
      'Den Schlüssel erhalten Sie bei der Unterschrift.',
    ],
  ),
];
