import type { Listing } from '../domain/entity.ts';
import { destinationCode, summonsValue } from '../domain/rules/planning.ts';
import { words, type FactTextKey, type FactValues, type FactView, type TextOf } from './property-facts.ts';

/** In full words: abbreviations are not allowed online. */
export function planning({ detail }: Listing, text: TextOf): FactValues {
  const { flags } = detail;
  const destination = text(detail.planningDestination);
  const code = destinationCode(destination);
  // The official value is recognized from the first language in which the CRM provides it.
  const [written = null] = Object.values(detail.summons).filter((each) => each !== null);
  const summons = summonsValue(written, flags.summons);
  return {
    planningDestination: code ? { words: 'destinations', key: code } : destination,
    planningInformation: text(detail.planningInformation),
    permit: yesOrNo(flags.permit, 'permitYes', 'permitNo'),
    allotmentPermit: yesOrNo(flags.allotmentPermit, 'allotmentYes', 'allotmentNo'),
    summons: summons ? { words: 'summons', key: summons } : text(detail.summons),
    judicialDecision: text(detail.judicialDecision),
    preemptiveRights: yesOrNo(flags.preemptiveRights, 'preemptionYes', 'preemptionNo'),
  };
}

/** The Flemish flood scores in words, and the CRM's texts on flood and riparian zones. */
export function flood({ detail }: Listing, text: TextOf): FactValues {
  return {
    floodPlotScore: detail.floodPlotScore && { words: 'flood', key: detail.floodPlotScore },
    floodBuildingScore: detail.floodBuildingScore && { words: 'flood', key: detail.floodBuildingScore },
    floodZone: text(detail.floodZoneName),
    riparianZone: text(detail.riparianZone),
  };
}

function yesOrNo(flag: boolean | null, yes: FactTextKey, no: FactTextKey): FactView['value'] | null {
  return flag === null ? null : words(flag ? yes : no);
}
