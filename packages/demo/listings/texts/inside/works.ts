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
  ),
];
