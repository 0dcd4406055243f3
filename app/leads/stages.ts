/**
 * How far the office is with a lead. No imports, so that the Studio can import it (docs/architecture.md).
 *
 * The first ones are of open leads, `done` and `lost` of handled ones: mails, webhook and owners know only those two
 * states.
 */
export const openStages = ['new', 'contact', 'visit', 'offer'] as const;
export const stages = [...openStages, 'done', 'lost'] as const;

export type Stage = (typeof stages)[number];

/** @param stored the stage of the lead while it was open */
export function stageOf({ isHandled, isLost, stored }: { isHandled: boolean; isLost: boolean; stored: string }): Stage {
  if (isHandled) return isLost ? 'lost' : 'done';
  return openStages.find((stage) => stage === stored) ?? 'new';
}
