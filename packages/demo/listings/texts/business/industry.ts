import type { Facts } from '../../property/facts.ts';
import { all, each, of, point } from '../point.ts';

const warehouse = of('warehouse');
const workshop = of('workshop');
const offices = of('offices');

/** Openings for warehouses, workshops and offices. */
export const industryOpenings = [
  point(
    warehouse,
    [
      'Een magazijn van {living} m² zonder kolommen in de weg, gebouwd in {built}.',
      'Un entrepôt de {living} m² sans colonnes gênantes, construit en {built}.',
      'A warehouse of {living} m² with no columns in the way, built in {built}.',
      'Eine Lagerhalle von {living} m² ohne störende Stützen, gebaut im Jahr {built}.',
    ],
    [
      'Op een bedrijventerrein met vlotte toegang ligt dit gebouw van {living} m².',
      'Dans un zoning facile d’accès se trouve ce bâtiment de {living} m².',
      'On a business park with easy access stands this building of {living} m².',
      'In einem gut erreichbaren Gewerbegebiet liegt dieses Gebäude von {living} m².',
    ],
    [
      'Stockeren, assembleren of verdelen: {living} m² bedrijfsruimte uit {built} die ertegen kan.',
      'Stocker, assembler ou distribuer : {living} m² de {built} qui s’y prêtent.',
      'Storing, assembling or distributing: {living} m² of {built} that are up to it.',
      'Lagern, montieren oder verteilen: {living} m² von {built}, die das mitmachen.',
    ],
  ),
  point(
    workshop,
    [
      'Een werkplaats uit {built} achter een poort, met {living} m² onder sheddaken.',
      'Un atelier de {built} derrière une porte cochère, avec {living} m² sous des toits en shed.',
      'A workshop from {built} behind a gate, with {living} m² under a saw-tooth roof.',
      'Eine Werkstatt von {built} hinter einem Tor, mit {living} m² unter einem Sheddach.',
    ],
    [
      'Wie met zijn handen werkt, weet wat {living} m² atelier met daglicht waard is.',
      'Qui travaille de ses mains sait ce que valent {living} m² d’atelier à la lumière du jour.',
      'Anyone who works with their hands knows what {living} m² of daylit workshop is worth.',
      'Wer mit den Händen arbeitet, weiß, was {living} m² Werkstatt mit Tageslicht wert sind.',
    ],
  ),
  point(
    offices,
    [
      '{living} m² kantoor {onFloor}, vrij in te delen.',
      '{living} m² de bureaux {onFloor}, à aménager librement.',
      '{living} m² of offices {onFloor}, to be divided as you like.',
      '{living} m² Büro {onFloor}, frei einteilbar.',
    ],
    [
      'Deze kantoren liggen {onFloor} van een gebouw uit {built}.',
      'Ces bureaux se situent {onFloor} d’un immeuble de {built}.',
      'These offices are {onFloor} of a building from {built}.',
      'Diese Büros liegen {onFloor} eines Gebäudes von {built}.',
    ],
    [
      'Voor een team dat wil groeien: {living} m² kantoorruimte met daglicht aan twee kanten.',
      'Pour une équipe qui veut grandir : {living} m² de bureaux éclairés des deux côtés.',
      'For a team that wants to grow: {living} m² of offices with daylight on two sides.',
      'Für ein Team, das wachsen will: {living} m² Büro mit Tageslicht von zwei Seiten.',
    ],
    [
      'Een kantoor waar u klanten durft ontvangen, in een verzorgd gebouw uit {built}.',
      'Des bureaux où l’on reçoit volontiers ses clients, dans un immeuble soigné de {built}.',
      'Offices you can invite clients to, in a well-kept building from {built}.',
      'Büros, in denen man gern Kunden empfängt, in einem gepflegten Gebäude von {built}.',
    ],
  ),
];

/** Features of warehouses, workshops and offices. */
export const industryPoints = [
  ...each(
    warehouse,
    [
      'De vrije hoogte bedraagt zeven meter.',
      'La hauteur libre est de sept mètres.',
      'The clear height is seven metres.',
      'Die lichte Höhe beträgt sieben Meter.',
    ],
    [
      'Er zijn een laadkade en een sectionaalpoort op straatniveau.',
      'Il y a un quai de chargement et une porte sectionnelle de plain-pied.',
      'There are a loading dock and a sectional door at street level.',
      'Es gibt eine Laderampe und ein Sektionaltor auf Straßenhöhe.',
    ],
    [
      'De vloer is van gepolijst beton en berekend op stapelaars.',
      'Le sol est en béton poli et calculé pour des chariots élévateurs.',
      'The floor is of polished concrete, designed for forklifts.',
      'Der Boden ist aus poliertem Beton und für Stapler ausgelegt.',
    ],
    [
      'Vooraan liggen een kantoor, een refter en sanitair.',
      'À l’avant, un bureau, un réfectoire et des sanitaires.',
      'At the front are an office, a canteen and washrooms.',
      'Vorn liegen ein Büro, ein Pausenraum und Sanitäranlagen.',
    ],
  ),
  ...each(
    workshop,
    [
      'Krachtstroom en perslucht zijn aanwezig.',
      'Force motrice et air comprimé sont présents.',
      'Three-phase power and compressed air are in place.',
      'Starkstrom und Druckluft sind vorhanden.',
    ],
    [
      'De poort is breed genoeg voor een bestelwagen.',
      'La porte laisse passer une camionnette.',
      'The gate is wide enough for a van.',
      'Das Tor ist breit genug für einen Lieferwagen.',
    ],
    [
      'Een klein kantoor met raam op de werkvloer hoort erbij.',
      'Un petit bureau vitré donne sur l’atelier.',
      'A small office with a window on the shop floor is part of it.',
      'Ein kleines Büro mit Fenster zur Werkstatt gehört dazu.',
    ],
  ),
  ...each(
    offices,
    [
      'Valse plafonds, databekabeling en een verhoogde vloer zijn er al.',
      'Faux plafonds, câblage informatique et plancher technique sont en place.',
      'Suspended ceilings, data cabling and a raised floor are in place.',
      'Abgehängte Decken, Datenkabel und Doppelboden sind vorhanden.',
    ],
    [
      'Twee vergaderzalen, een keuken en sanitair horen bij het geheel.',
      'Deux salles de réunion, une cuisine et des sanitaires complètent l’ensemble.',
      'Two meeting rooms, a kitchen and washrooms complete the whole.',
      'Zwei Besprechungsräume, eine Küche und Sanitärräume gehören dazu.',
    ],
    [
      'De ramen kunnen open, wat in kantoren zeldzaam is geworden.',
      'Les fenêtres s’ouvrent, ce qui est devenu rare dans des bureaux.',
      'The windows open, which has become rare in offices.',
      'Die Fenster lassen sich öffnen, was in Büros selten geworden ist.',
    ],
    [
      'Toegang gaat met een badge, dag en nacht.',
      'L’accès se fait par badge, jour et nuit.',
      'Access is by badge, day and night.',
      'Der Zugang erfolgt per Badge, Tag und Nacht.',
    ],
  ),
  ...each(
    all(offices, ({ lift }: Facts) => lift),
    [
      'Een lift en een onthaal bedienen alle gebruikers.',
      'Un ascenseur et un accueil servent tous les occupants.',
      'A lift and a reception desk serve all occupiers.',
      'Aufzug und Empfang stehen allen Nutzern zur Verfügung.',
    ],
  ),
  ...each(
    ({ variant, parkings }) => ['offices', 'industrial'].includes(variant.type) && parkings > 1,
    [
      'Er zijn {parkings} parkeerplaatsen op het terrein.',
      'Il y a {parkings} places de parking sur le site.',
      'There are {parkings} parking spaces on site.',
      'Auf dem Gelände gibt es {parkings} Parkplätze.',
    ],
    [
      'Personeel en bezoekers delen {parkings} parkeerplaatsen.',
      'Personnel et visiteurs se partagent {parkings} emplacements.',
      'Staff and visitors share {parkings} parking spaces.',
      'Personal und Besucher teilen sich {parkings} Stellplätze.',
    ],
  ),
  ...each(
    of('warehouse', 'workshop'),
    [
      'Vrachtwagens bereiken het terrein zonder door een woonwijk te rijden.',
      'Les camions accèdent au site sans traverser de quartier résidentiel.',
      'Lorries reach the site without crossing a residential area.',
      'Lastwagen erreichen das Gelände, ohne durch ein Wohngebiet zu fahren.',
    ],
    [
      'De autosnelweg ligt op {road} minuten.',
      'L’autoroute est à {road} minutes.',
      'The motorway is {road} minutes away.',
      'Die Autobahn ist {road} Minuten entfernt.',
    ],
  ),
  ...each(
    offices,
    [
      'Met de trein of de bus komt uw personeel vlot tot aan de deur.',
      'Votre personnel arrive facilement en train ou en bus.',
      'Your staff can easily come by train or bus.',
      'Mit Bahn oder Bus kommt Ihr Personal bequem bis vor die Tür.',
    ],
    [
      'In de omtrek wordt geluncht in een broodjeszaak, een brasserie en op een bank in het park.',
      'À midi, on a le choix entre une sandwicherie, une brasserie et un banc au parc.',
      'For lunch there are a sandwich shop, a brasserie and a bench in the park.',
      'Mittags hat man die Wahl zwischen Imbiss, Brasserie und einer Bank im Park.',
    ],
  ),
];
