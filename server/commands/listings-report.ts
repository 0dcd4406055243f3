import { advertReport, type AdvertReport } from '~/listings/adverts/advert-report.server.ts';
import type { DutyFact } from '~/listings/domain/rules/advert-duties.ts';
import type { Database } from '~/platform/database.ts';
import type { Report } from './command.ts';

export const listingsReportUsage = ['Usage: listings:report [--json]'];

const words: Record<DutyFact, string> = {
  monthlyRent: 'rent',
  charges: 'charges',
  epcLabel: 'energy class',
  insulationLabel: 'insulation class',
  energyScore: 'energy score',
  energyTotal: 'total energy use',
  co2: 'CO₂ emission',
  certificateNumber: 'certificate number',
  asbestos: 'asbestos certificate',
  electricalInspection: 'electrical inspection',
  planningDestination: 'planning destination',
  permit: 'planning permit',
  summons: 'summons',
  preemptiveRights: 'pre-emption right',
  allotmentPermit: 'allotment permit',
  floodPlotScore: 'flood P-score',
  floodBuildingScore: 'flood G-score',
};

/**
 * `listings:report [--json]`: lists adverts without facts that the law of their region requires. Exit codes: 0 (even if
 * something is missing, because it is a report), 2 wrong arguments.
 */
export async function listingsReport(
  { database }: { database: Pick<Database, 'query'> },
  args: readonly string[],
  report: Report,
): Promise<number> {
  const [option, ...rest] = args;
  if (rest.length > 0 || (option !== undefined && option !== '--json')) {
    for (const line of listingsReportUsage) report(line);
    return 2;
  }
  const found = await advertReport(database);
  for (const line of option ? [JSON.stringify(found, null, 2)] : linesOf(found)) report(line);
  return 0;
}

function linesOf({ adverts, incomplete }: AdvertReport): string[] {
  if (incomplete.length === 0) return [`All ${adverts} adverts say what they must.`];
  const facts = incomplete.flatMap(({ missing }) => missing.map(({ fact }) => fact));
  const counts = [...new Set(facts)]
    .map((fact) => ({ fact, count: facts.filter((each) => each === fact).length }))
    .sort((a, b) => b.count - a.count);
  return [
    `${incomplete.length} of ${adverts} adverts miss something that the law asks for.`,
    '',
    ...counts.map(({ fact, count }) => `${String(count).padStart(6)}  ${words[fact]}`),
    '',
    ...incomplete.map(
      ({ reference, goal, zip, city, agent, missing }) =>
        `${reference} (${goal}, ${zip} ${city}${agent ? `, ${agent}` : ''}): ${missing.map(({ fact }) => words[fact]).join(', ')}`,
    ),
  ];
}
