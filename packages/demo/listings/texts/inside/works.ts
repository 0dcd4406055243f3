import type { Facts } from '../../property/facts.ts';
import { all, dated, not, of, point, renovated } from '../point.ts';

const home = ({ variant }: Facts) => ['house', 'apartment', 'studio', 'income-property'].includes(variant.type);
const built = ({ variant }: Facts) => variant.type === 'house';

/** Works done, and works still to do. */
export const works = [
  point(
    all(home, renovated),
    [
      'Elektriciteit, leidingen en badkamer werden in {renovated} vernieuwd.',
      'L’électricité, les conduites et la salle de bain ont été refaites en {renovated}.',
      'Wiring, pipes and bathroom were renewed in {renovated}.',
      'Elektrik, Leitungen und Bad wurden {renovated} erneuert.',
    ],
    [
      'De werken van {renovated} gebeurden door vaklui en met facturen.',
      'Les travaux de {renovated} ont été confiés à des professionnels, factures à l’appui.',
      'The work of {renovated} was done by tradespeople, and the invoices are there.',
      'Die Arbeiten von {renovated} wurden von Fachleuten ausgeführt, die Rechnungen liegen vor.',
    ],
    [
      'Bij de renovatie van {renovated} kwamen er nieuwe ramen, een nieuwe keuken en nieuw sanitair.',
      'La rénovation de {renovated} a apporté de nouveaux châssis, une nouvelle cuisine et de nouveaux sanitaires.',
      'The renovation of {renovated} brought new windows, a new kitchen and new bathroom fittings.',
      'Die Renovierung von {renovated} brachte neue Fenster, eine neue Küche und neue Sanitäranlagen.',
    ],
    [
      'Sinds {renovated} is alles achter het pleisterwerk nieuw.',
      'Depuis {renovated}, tout est neuf derrière le plafonnage.',
      'Since {renovated} everything behind the plaster has been new.',
      'Seit {renovated} ist alles hinter dem Putz neu.',
    ],
    [
      'De oude indeling werd in {renovated} opengemaakt zonder het karakter te verliezen.',
      'En {renovated}, l’ancien plan a été ouvert sans perdre son caractère.',
      'In {renovated} the old plan was opened up without losing its character.',
      'Der alte Grundriss wurde {renovated} geöffnet, ohne seinen Charakter zu verlieren.',
    ],
  ),
  point(all(home, renovated, not(of('loft'))), [
    'Muren en plafonds kregen in {renovated} een nieuwe laag pleister en verf.',
    'Murs et plafonds ont été replâtrés et repeints en {renovated}.',
    'Walls and ceilings were replastered and painted in {renovated}.',
    'Wände und Decken wurden {renovated} neu verputzt und gestrichen.',
  ]),
  point(
    all(built, renovated, ({ equipment }) => equipment.roofRenewed),
    [
      'Ook het dak werd vernieuwd en geïsoleerd.',
      'La toiture aussi a été refaite et isolée.',
      'The roof was renewed and insulated as well.',
      'Auch das Dach wurde erneuert und gedämmt.',
    ],
    [
      'Aan het dak hoeft u niets te doen, want het is nieuw en geïsoleerd.',
      'Rien à faire à la toiture : elle est neuve et isolée.',
      'Nothing needs doing to the roof, which is new and insulated.',
      'Am Dach ist nichts zu tun: Es ist neu und gedämmt.',
    ],
  ),
  point(
    all(home, dated),
    [
      'Reken op nieuwe ramen, elektriciteit en sanitair; de structuur is in orde.',
      'Comptez de nouveaux châssis, l’électricité et les sanitaires ; la structure est en ordre.',
      'Allow for new windows, wiring and plumbing; the structure is sound.',
      'Rechnen Sie mit neuen Fenstern, Elektrik und Sanitär; die Struktur ist in Ordnung.',
    ],
    [
      'Bewoonbaar is het zoals het is, maar met isolatie en een nieuwe badkamer maakt u het verschil.',
      'C’est habitable en l’état, mais une isolation et une nouvelle salle de bain feront la différence.',
      'It can be lived in as it is, but insulation and a new bathroom will make all the difference.',
      'Bewohnbar ist es, wie es ist, doch mit Dämmung und neuem Bad wird es erst richtig gut.',
    ],
    [
      'De werken kunt u in fases aanpakken.',
      'Les travaux peuvent se faire par étapes.',
      'The work can be done in stages.',
      'Die Arbeiten lassen sich in Etappen ausführen.',
    ],
    [
      'Wij hebben een raming van de renovatiekosten laten maken en sturen ze u graag.',
      'Nous avons fait estimer le coût de la rénovation et vous envoyons volontiers le chiffrage.',
      'We have had the cost of renovation estimated and will gladly send you the figures.',
      'Wir haben die Renovierungskosten schätzen lassen und senden Ihnen die Aufstellung gern.',
    ],
    [
      'De prijs houdt rekening met de werken die u te doen staan.',
      'Le prix tient compte des travaux à prévoir.',
      'The price takes account of the work to be done.',
      'Der Preis berücksichtigt die anstehenden Arbeiten.',
    ],
  ),
];
