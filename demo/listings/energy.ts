import { luxembourgLabels } from '~/listings/codes.ts';
import { dayBefore } from './days.ts';
import type { Facts } from './facts.ts';
import type { Random } from './random.ts';

/** Upper ends of Luxembourg's classes for the demo's values, best first; the last class has none. */
const luxembourgEnds = [22, 45, 75, 85, 100, 155, 225, 280, 355];

/** The label's fields; absent for what needs none, and now and then where the certificate is still to come. */
export function energyFields({ energy, region, living, id, index }: Facts, random: Random, today: string) {
  if (energy === null) return {};
  if (index % 14 === 13) return { EnergyPerformance: 'in aanvraag' };
  const place = luxembourgEnds.findIndex((end) => energy <= end);
  const label = place === -1 ? luxembourgLabels.length - 1 : place;
  const inLuxembourg = region === 'luxembourg';
  return {
    EnergyPerformance: index % 3 === 0 ? `${energy},5` : energy,
    EPCTotal: region === 'wallonia' ? energy * living : undefined,
    EPCLabelText: inLuxembourg ? luxembourgLabels[label] : undefined,
    EPCSecondLabelText: inLuxembourg ? luxembourgLabels[Math.min(label + 1, luxembourgLabels.length - 1)] : undefined,
    CO2Emission: region === 'brussels' || index % 5 === 0 ? Math.max(2, Math.round(energy * 0.21)) : undefined,
    EPCCertificateNumber: `DEMO-${id}-${random.between(1000, 9999)}`,
    EPCCertificateEndDate: dayBefore(today, -random.between(400, 3200)),
  };
}
