import { luxembourgLabels } from '~/listings/domain/epc-bands.ts';
import { dayBefore } from '../days.ts';
import { isHomeFacts, type Facts } from '../property/facts.ts';
import type { Random } from '../random.ts';

/** Upper bounds of Luxembourg's classes in kWh/m²·year, best first; the last class has none. */
const luxembourgEnds = [22, 45, 75, 95, 125, 165, 225, 280, 355];

/** Certificates are valid for ten years; the drawn one has not expired. */
const validDays = 3_652;

/** The fields of the energy certificate; absent if none is needed. */
export function energyFields(facts: Facts, random: Random, today: string) {
  const { energy, region, living, variant } = facts;
  if (energy === null) {
    const expected = isHomeFacts(facts) || variant.type === 'offices';
    return expected ? { EnergyPerformance: 'in aanvraag' } : {};
  }
  const issued = dayBefore(today, random.between(20, facts.built >= 2024 ? 400 : 3_300));
  return {
    EnergyPerformance: random.chance(0.3) ? `${energy},${random.between(1, 4)}` : energy,
    EPCTotal: region === 'wallonia' ? energy * living : undefined,
    CO2Emission: region === 'brussels' || random.chance(0.06) ? co2(facts, energy) : undefined,
    EPCCertificateNumber: certificateNumber(facts, issued),
    EPCCertificateEndDate: dayBefore(issued, -validDays),
    ...(region === 'luxembourg' ? luxembourgClasses(energy, random) : {}),
  };
}

/**
 * Sellers must have the electrical installation inspected: new ones pass; old ones pass, fail or are not yet
 * inspected.
 */
export function inspectionFields({ goal, variant, built, renovated, index }: Facts) {
  if (goal !== 'sale' || !['house', 'apartment', 'studio', 'income-property'].includes(variant.type)) return {};
  if (built < 2000 && index % 11 === 6) return {};
  const safe = Math.max(built, renovated ?? 0) >= 1995 || index % 3 === 0;
  return { ElectricalInspection: safe ? 'Conform' : 'Niet conform' };
}

/** Energy performance class, and thermal insulation class, which is often one class worse. */
function luxembourgClasses(energy: number, random: Random) {
  const place = luxembourgEnds.findIndex((end) => energy <= end);
  const last = luxembourgLabels.length - 1;
  const label = place === -1 ? last : place;
  return {
    EPCLabelText: luxembourgLabels[label],
    EPCSecondLabelText: luxembourgLabels[Math.min(last, label + random.between(0, 1))],
  };
}

/** CO₂ in kg per m² and year, by heating. */
function co2({ equipment }: Facts, energy: number): number {
  const share = { pump: 0.11, gas: 0.2, oil: 0.26, electric: 0.16, pellets: 0.05 }[equipment.heating ?? 'gas'];
  return Math.max(1, Math.round(energy * share));
}

/** In each region's format, with the listing's number as the serial number. */
function certificateNumber({ region, built, id, variant }: Facts, issued: string): string {
  const day = issued.replaceAll('-', '');
  const serial = id.padStart(7, '0');
  switch (region) {
    case 'flanders':
      if (built >= 2014) return `00000-G-${built}_${id}/EP00000/A001/D01/SD001`;
      return `${day}-000${serial}-${variant.type === 'offices' || variant.type === 'commercial' ? 'KNR' : 'RES'}-1`;
    case 'brussels':
      return `${day}-000${serial}-01-1`;
    case 'wallonia':
      return `${day}0${serial.slice(-5)}`;
    case 'luxembourg':
      return `P.${day}.0000.${Number(id) % 100}.1.1`;
  }
}
