import type { Facts } from '../../property/facts.ts';
import { all, of, point } from '../point.ts';

const trade = of('shop', 'cafe');
const industry = of('warehouse', 'workshop');
const offices = of('offices');
const parkings = ({ parkings }: Facts) => parkings > 1;
const near = ({ place }: Facts) => place.hasStation;

/** Titles of business premises. */
export const workTitles = [
  point(
    trade,
    [
      '{Type} van {living} m² {in}',
      '{Type} de {living} m² {in}',
      '{Type} of {living} m² {in}',
      '{Type} von {living} m² {in}',
    ],
    [
      'Ondernemen {in}: {type} van {living} m²',
      'Entreprendre {in} : {type} de {living} m²',
      'In business {in}: {type} of {living} m²',
      'Unternehmen {in}: {type} von {living} m²',
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
  ),
  point(all(industry, parkings), [
    '{Type} met {parkings} parkeerplaatsen',
    '{Type} avec {parkings} places de parking',
    '{Type} with {parkings} parking spaces',
    '{Type} mit {parkings} Stellplätzen',
  ]),
  point(of('warehouse'), [
    '{Type} met laadkade {in}',
    '{Type} avec quai de chargement {in}',
    '{Type} with loading dock {in}',
    '{Type} mit Laderampe {in}',
  ]),
  point(of('workshop'), [
    '{Type} met daglicht {in}',
    '{Type} à la lumière du jour {in}',
    'Daylit workshop {in}',
    '{Type} mit Tageslicht {in}',
  ]),
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
];
