import type { Facts } from '../../property/facts.ts';
import { all, forRent, forSale, of, point } from '../point.ts';

const plot = of('plot');
const income = of('income-property');
const trade = of('shop', 'cafe');
const industry = of('warehouse', 'workshop');
const offices = of('offices');
const garage = of('garage-box', 'parking');
const parkings = ({ parkings }: Facts) => parkings > 1;
const near = ({ place }: Facts) => place.hasStation;
const coast = ({ place }: Facts) => place.character === 'coast';

/** Titles of land, of what is let, of what one works in and of garages. */
export const businessTitles = [
  point(
    plot,
    [
      'Bouwgrond van {ground} m² {in}',
      'Terrain à bâtir de {ground} m² {in}',
      'Building plot of {ground} m² {in}',
      'Baugrundstück von {ground} m² {in}',
    ],
    [
      'Zelf bouwen {in}: {ground} m²',
      'Construire {in} : {ground} m²',
      'Build your own {in}: {ground} m²',
      'Selbst bauen {in}: {ground} m²',
    ],
    [
      '{ground} m² grond zonder bouwverplichting',
      '{ground} m² libres de constructeur',
      '{ground} m² with no builder attached',
      '{ground} m² ohne Bauträgerbindung',
    ],
    ['Perceel nabij {sight}', 'Parcelle à proximité {ofSight}', 'Plot near {sight}', 'Parzelle nahe {ofSight}'],
    [
      'Bouwperceel in een rustige straat {in}',
      'Terrain dans une rue calme {in}',
      'Building plot on a quiet street {in}',
      'Bauplatz in einer ruhigen Straße {in}',
    ],
    [
      'Grond aan een uitgeruste weg {in}',
      'Terrain sur voirie équipée {in}',
      'Land on a serviced road {in}',
      'Land an erschlossener Straße {in}',
    ],
  ),
  point(
    all(plot, ({ ground }) => ground >= 450),
    [
      'Bouwgrond voor een vrijstaande woning {in}',
      'Terrain pour une maison quatre façades {in}',
      'Plot for a detached house {in}',
      'Bauplatz für ein frei stehendes Haus {in}',
    ],
    [
      '{ground} m² om vrij te bouwen {in}',
      '{ground} m² pour une quatre façades {in}',
      '{ground} m² to build on freely {in}',
      '{ground} m² für freies Bauen {in}',
    ],
  ),
  point(
    all(plot, ({ ground }) => ground < 450),
    ['Compact bouwperceel {in}', 'Petit terrain à bâtir {in}', 'Compact building plot {in}', 'Kompakter Bauplatz {in}'],
    [
      'Bouwgrond tussen twee huizen {in}',
      'Terrain entre deux maisons {in}',
      'Plot between two houses {in}',
      'Bauland zwischen zwei Häusern {in}',
    ],
  ),
  point(
    income,
    [
      'Opbrengsteigendom met {units} eenheden {in}',
      'Immeuble de rapport de {units} logements {in}',
      'Investment property with {units} homes {in}',
      'Renditeobjekt mit {units} Einheiten {in}',
    ],
    [
      '{Units} appartementen onder één dak {in}',
      '{Units} appartements sous un même toit {in}',
      '{Units} apartments under one roof {in}',
      '{Units} Wohnungen unter einem Dach {in}',
    ],
    [
      'Beleggen {in}: gebouw uit {built}',
      'Investir {in} : immeuble de {built}',
      'Investing {in}: building from {built}',
      'Investieren {in}: Gebäude von {built}',
    ],
    [
      'Verhuurd gebouw van {living} m² {in}',
      'Immeuble loué de {living} m² {in}',
      'Let building of {living} m² {in}',
      'Vermietetes Haus von {living} m² {in}',
    ],
    [
      '{Units} verhuurde eenheden nabij {sight}',
      '{Units} unités louées à proximité {ofSight}',
      '{Units} let units near {sight}',
      '{Units} vermietete Einheiten nahe {ofSight}',
    ],
    [
      'Gebouw met eigen tellers per eenheid {in}',
      'Immeuble à compteurs individuels {in}',
      'Building with separate meters {in}',
      'Gebäude mit eigenen Zählern {in}',
    ],
    [
      'Vast inkomen uit {units} woningen {in}',
      'Un revenu régulier, {units} logements {in}',
      'A steady income from {units} homes {in}',
      'Regelmäßiges Einkommen aus {units} Wohnungen {in}',
    ],
    [
      'Huurhuis uit {built} met {units} adressen',
      'Maison de {built} à {units} adresses',
      'House from {built} with {units} addresses',
      'Mietshaus von {built} mit {units} Adressen',
    ],
  ),
  point(
    trade,
    [
      '{Type} van {living} m² {in}',
      '{Type} de {living} m² {in}',
      '{Type} of {living} m² {in}',
      '{Type} von {living} m² {in}',
    ],
    ['{Type} nabij {sight}', '{Type} à proximité {ofSight}', '{Type} near {sight}', '{Type} nahe {ofSight}'],
    [
      'Ondernemen {in}: {type} van {living} m²',
      'Entreprendre {in} : {type} de {living} m²',
      'In business {in}: {type} of {living} m²',
      'Unternehmen {in}: {type} von {living} m²',
    ],
    [
      '{Type} in een gebouw uit {built}',
      '{Type} dans un bâtiment de {built}',
      '{Type} in a building from {built}',
      '{Type} in einem Gebäude von {built}',
    ],
    [
      '{Type} in een levendige straat {in}',
      '{Type} dans une rue animée {in}',
      '{Type} on a lively street {in}',
      '{Type} in einer belebten Straße {in}',
    ],
  ),
  point(
    of('shop'),
    [
      'Winkel met brede vitrine {in}',
      'Commerce à large vitrine {in}',
      'Shop with a wide window {in}',
      'Laden mit breitem Schaufenster {in}',
    ],
    [
      '{living} m² in de winkelstraat {of}',
      '{living} m² dans la rue commerçante {of}',
      '{living} m² on the shopping street {of}',
      '{living} m² in der Einkaufsstraße {of}',
    ],
    [
      'Vitrine zoekt uithangbord {in}',
      'Vitrine cherche enseigne {in}',
      'Shop window seeks a sign {in}',
      'Schaufenster sucht Ladenschild {in}',
    ],
  ),
  point(
    of('cafe'),
    [
      'Een zaak met een toog {in}',
      'Un comptoir et des habitués {in}',
      'A counter and its regulars {in}',
      'Eine Theke mit Stammgästen {in}',
    ],
    [
      'Ingerichte zaal en keuken {in}',
      'Salle et cuisine équipées {in}',
      'Fitted room and kitchen {in}',
      'Eingerichteter Gastraum mit Küche {in}',
    ],
    ['Koffie schenken {in}', 'Servir le café {in}', 'Serving coffee {in}', 'Kaffee ausschenken {in}'],
  ),
  point(
    industry,
    [
      '{Type} van {living} m² {in}',
      '{Type} de {living} m² {in}',
      '{Type} of {living} m² {in}',
      '{Type} von {living} m² {in}',
    ],
    [
      '{Type} op {road} minuten van de snelweg',
      '{Type} à {road} minutes de l’autoroute',
      '{Type}, {road} minutes from the motorway',
      '{Type}, {road} Minuten von der Autobahn',
    ],
    [
      'Bedrijfsruimte uit {built} {in}',
      'Bâtiment d’activité de {built} {in}',
      'Business premises from {built} {in}',
      'Gewerbehalle von {built} {in}',
    ],
    [
      'Plaats om te werken {in}: {living} m²',
      'De la place pour travailler {in} : {living} m²',
      'Room to work {in}: {living} m²',
      'Platz zum Arbeiten {in}: {living} m²',
    ],
    [
      '{Type} met kantoor en poort {in}',
      '{Type} avec bureau et porte large {in}',
      '{Type} with office and gate {in}',
      '{Type} mit Büro und Tor {in}',
    ],
  ),
  point(all(industry, parkings), [
    '{Type} met {parkings} parkeerplaatsen',
    '{Type} avec {parkings} places de parking',
    '{Type} with {parkings} parking spaces',
    '{Type} mit {parkings} Stellplätzen',
  ]),
  point(
    of('warehouse'),
    [
      '{Type} met laadkade {in}',
      '{Type} avec quai de chargement {in}',
      '{Type} with loading dock {in}',
      '{Type} mit Laderampe {in}',
    ],
    [
      'Zeven meter vrije hoogte {in}',
      'Sept mètres de hauteur libre {in}',
      'Seven metres clear height {in}',
      'Sieben Meter lichte Höhe {in}',
    ],
  ),
  point(
    of('workshop'),
    [
      '{Type} met daglicht {in}',
      '{Type} à la lumière du jour {in}',
      'Daylit workshop {in}',
      '{Type} mit Tageslicht {in}',
    ],
    [
      'Achter de poort: {type} van {living} m²',
      'Derrière la porte cochère : {type} de {living} m²',
      'Behind the gate: {type} of {living} m²',
      'Hinter dem Tor: {type} von {living} m²',
    ],
  ),
  point(
    offices,
    ['{living} m² kantoor {in}', '{living} m² de bureaux {in}', '{living} m² of offices {in}', '{living} m² Büro {in}'],
    ['Kantoren {onFloor} {in}', 'Bureaux {onFloor} {in}', 'Offices {onFloor} {in}', 'Büros {onFloor} {in}'],
    ['Werken nabij {sight}', 'Travailler à proximité {ofSight}', 'Work near {sight}', 'Arbeiten nahe {ofSight}'],
    [
      'Een adres voor uw team {in}',
      'Une adresse pour votre équipe {in}',
      'An address for your team {in}',
      'Eine Adresse für Ihr Team {in}',
    ],
    [
      'Kantoorruimte in een gebouw uit {built}',
      'Bureaux dans un immeuble de {built}',
      'Offices in a building from {built}',
      'Büroräume in einem Gebäude von {built}',
    ],
    [
      'Kantoren met twee vergaderzalen {in}',
      'Bureaux avec deux salles de réunion {in}',
      'Offices with two meeting rooms {in}',
      'Büros mit zwei Besprechungsräumen {in}',
    ],
    [
      '{living} m², vrij in te delen {in}',
      '{living} m² modulables {in}',
      '{living} m² to divide as you like {in}',
      '{living} m², frei einteilbar {in}',
    ],
  ),
  point(all(offices, parkings), [
    'Kantoren met {parkings} parkeerplaatsen {in}',
    'Bureaux avec {parkings} places de parking {in}',
    'Offices with {parkings} parking spaces {in}',
    'Büros mit {parkings} Stellplätzen {in}',
  ]),
  point(all(offices, near), [
    'Kantoren dicht bij het station',
    'Bureaux à proximité de la gare',
    'Offices near the station',
    'Büros in Bahnhofsnähe',
  ]),
  point(
    garage,
    ['{Type} {in}', '{Type} {in}', '{Type} {in}', '{Type} {in}'],
    ['{Type} nabij {sight}', '{Type} à proximité {ofSight}', '{Type} near {sight}', '{Type} nahe {ofSight}'],
    [
      'Een vaste plaats voor de wagen {in}',
      'Une place attitrée {in}',
      'A place for the car {in}',
      'Ein fester Platz fürs Auto {in}',
    ],
    ['Nooit meer zoeken {in}', 'Ne plus tourner en rond {in}', 'No more searching {in}', 'Nie mehr suchen {in}'],
    ['{Type} van {living} m²', '{Type} de {living} m²', '{Type} of {living} m²', '{Type} von {living} m²'],
    [
      '{Type}, dag en nacht bereikbaar',
      '{Type}, accès jour et nuit',
      '{Type}, access day and night',
      '{Type}, Tag und Nacht zugänglich',
    ],
  ),
  point(
    all(garage, forSale),
    ['{Type} te koop {in}', '{Type} à vendre {in}', '{Type} for sale {in}', '{Type} zu verkaufen {in}'],
    [
      'Kleine belegging: {type} {in}',
      'Petit placement : {type} {in}',
      'A small investment: {type} {in}',
      'Kleine Anlage: {type} {in}',
    ],
  ),
  point(
    all(garage, forRent),
    ['{Type} te huur {in}', '{Type} à louer {in}', '{Type} to let {in}', '{Type} zu vermieten {in}'],
    [
      'Te huur per jaar: {type}',
      'À louer à l’année : {type}',
      'To let by the year: {type}',
      'Jahresweise zu vermieten: {type}',
    ],
  ),
  point(all(garage, coast), [
    '{Type} op wandelafstand van de dijk',
    '{Type} à deux pas de la digue',
    '{Type} within walking distance of the promenade',
    '{Type} in Gehweite der Promenade',
  ]),
];
