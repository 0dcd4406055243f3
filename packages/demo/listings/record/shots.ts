import type { Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';

/** Subjects of photos, by their name in the CRM's language. */
export const roomNames = {
  living: 'Leefruimte',
  dining: 'Eetplaats',
  kitchen: 'Keuken',
  bedroom: 'Slaapkamer',
  study: 'Bureau',
  bathroom: 'Badkamer',
  hall: 'Inkomhal',
  terrace: 'Terras',
  office: 'Kantoor',
  meeting: 'Vergaderzaal',
  shop: 'Winkelruimte',
  cafe: 'Zaal',
  workshop: 'Werkplaats',
  garage: 'Garage',
} as const;
export const viewNames = {
  front: 'Voorgevel',
  entrance: 'Inkom',
  back: 'Tuinzijde',
  street: 'Straatbeeld',
  aerial: 'Luchtfoto',
} as const;

type Room = keyof typeof roomNames;
type View = Exclude<keyof typeof viewNames, 'front'>;
export type Shot = { room: Room } | { view: View };

interface Choice {
  shot: Shot;
  /** Always photographed; the others are optional. */
  always: boolean;
}

const must = (shot: Room | View): Choice[] => [{ shot: shotOf(shot), always: true }];
const may = (shot: Room | View, possible = true): Choice[] => (possible ? [{ shot: shotOf(shot), always: false }] : []);

/** The photos after the front: `count` of them, in the order of a walk through the building. */
export function shotsOf(facts: Facts, count: number, random: Random): Shot[] {
  const choices = tourOf(facts);
  const spare = choices.filter(({ always }) => !always);
  const chosen = new Set(random.shuffled(spare).slice(0, Math.max(0, count - (choices.length - spare.length))));
  return choices.filter((choice) => choice.always || chosen.has(choice)).map(({ shot }) => shot);
}

function tourOf(facts: Facts): Choice[] {
  const { variant } = facts;
  switch (variant.type) {
    case 'house':
    case 'apartment':
      return homeTour(facts);
    case 'studio':
      return [
        ...must('living'),
        ...must('kitchen'),
        ...must('bathroom'),
        ...may('terrace', facts.terrace > 0),
        ...may('hall'),
        ...may('entrance'),
        ...must('street'),
      ];
    case 'plot':
      return [...must('street'), ...must('back'), ...must('aerial')];
    case 'income-property':
      return [
        ...may('entrance'),
        ...must('hall'),
        ...must('living'),
        ...must('kitchen'),
        ...may('bedroom'),
        ...must('bathroom'),
        ...may('back', facts.garden > 0),
        ...may('street'),
      ];
    case 'garage':
      return [...must('garage'), ...must('entrance'), ...must('street'), ...must('aerial')];
    default:
      return businessTour(facts);
  }
}

function homeTour(facts: Facts): Choice[] {
  const { variant, bedrooms, garden, terrace } = facts;
  const house = variant.type === 'house';
  return [
    ...may('entrance'),
    ...may('hall'),
    ...must('living'),
    ...may('dining', variant.living[1] > 100 && facts.living > 85),
    ...must('kitchen'),
    ...must('bedroom'),
    ...may('bedroom', bedrooms > 2),
    ...may('study', bedrooms > 1),
    ...must('bathroom'),
    ...(terrace > 0 && !house ? must('terrace') : may('terrace', terrace > 0)),
    ...(garden > 0 && house ? must('back') : may('back', garden > 0)),
    ...may('garage', house && facts.garages > 0),
    ...may('street', facts.variant.facades !== 4),
    ...may('aerial', facts.ground > 700),
  ];
}

function businessTour({ variant, terrace }: Facts): Choice[] {
  switch (variant.key) {
    case 'cafe':
      return [
        ...must('cafe'),
        ...must('kitchen'),
        ...may('terrace', terrace > 0),
        ...must('street'),
        ...must('entrance'),
      ];
    case 'shop':
      return [...must('entrance'), ...must('shop'), ...may('office'), ...must('street')];
    case 'warehouse':
      return [...must('workshop'), ...must('office'), ...may('meeting'), ...must('aerial'), ...must('street')];
    case 'workshop':
      return [...must('entrance'), ...must('workshop'), ...must('office'), ...may('aerial'), ...must('street')];
    default:
      return [
        ...may('entrance'),
        ...must('hall'),
        ...must('office'),
        ...must('meeting'),
        ...may('kitchen'),
        ...must('street'),
      ];
  }
}

function shotOf(shot: Room | View): Shot {
  return shot === 'entrance' || shot === 'back' || shot === 'street' || shot === 'aerial'
    ? { view: shot }
    : { room: shot };
}
