import type { Region } from '~/listings/domain/codes.ts';
import type { Character } from '../places/municipality.ts';
import type { Random } from '../random.ts';
import type { Condition, Equipment } from './facts.ts';
import { isFlat, isHome, type Variant } from './variants.ts';

interface Building {
  variant: Variant;
  region: Region;
  character: Character;
  built: number;
  renovated: number | null;
  condition: Condition;
}

/** Typical heating, windows, kitchen and roof for a building's age and condition. */
export function equipmentOf(building: Building, random: Random): Equipment {
  const { variant, built, renovated, condition } = building;
  if (built === 0 || variant.type === 'garage') {
    const nothing = { heating: null, emitters: null, glazing: null, frame: null, kitchen: null };
    return { ...nothing, roof: built > 0 ? 'flat' : null, roofRenewed: false, solar: false };
  }
  const heating = heatingOf(building, random);
  const freshYear = renovated ?? built;
  return {
    heating,
    emitters: emittersOf(heating, building, random),
    glazing: glazingOf(freshYear, condition, random),
    frame:
      freshYear >= 2005
        ? random.pick(['aluminium', 'pvc', 'wood', 'aluminium'])
        : built < 1965
          ? random.pick(['wood', 'wood', 'pvc'])
          : random.pick(['pvc', 'wood', 'aluminium']),
    kitchen: isHome(variant.type) ? kitchenOf(freshYear, condition, random) : null,
    roof: roofOf(building, random),
    roofRenewed: renovated !== null && random.chance(0.6),
    solar: variant.type === 'house' && freshYear >= 2012 && random.chance(heating === 'pump' ? 0.8 : 0.4),
  };
}

function heatingOf({ variant, region, character, built, renovated, condition }: Building, random: Random) {
  const { type } = variant;
  if (built >= 2021) return random.chance(0.9) ? 'pump' : 'gas';
  if (renovated !== null && renovated >= 2019) return random.chance(0.3) ? 'pump' : 'gas';
  if (built >= 2006) return random.chance(0.15) ? 'pump' : 'gas';
  const country = character === 'village' || character === 'green';
  if (country && region === 'wallonia' && random.chance(0.14)) return 'pellets';
  if (type === 'house' && renovated === null && random.chance(country ? 0.45 : condition === 'dated' ? 0.3 : 0.1)) {
    return 'oil';
  }
  if (type === 'studio' && built < 1985 && random.chance(0.5)) return 'electric';
  return type === 'apartment' && built >= 1966 && built < 1982 && random.chance(0.12) ? 'electric' : 'gas';
}

function emittersOf(heating: Equipment['heating'], { variant, built, renovated, condition }: Building, random: Random) {
  if (heating === 'electric') return 'stoves';
  if (heating === 'pump') return random.chance(0.85) ? 'floor' : 'radiators';
  if (condition === 'dated' && built < 1960 && random.chance(0.25)) return 'stoves';
  if (isFlat(variant.type) && built < 2000 && random.chance(0.3)) return 'shared';
  return (renovated ?? built) >= 2010 && random.chance(0.3) ? 'floor' : 'radiators';
}

function glazingOf(freshYear: number, condition: Condition, random: Random) {
  if (freshYear >= 2016) return random.chance(freshYear >= 2020 ? 0.6 : 0.3) ? 'triple' : 'high';
  if (freshYear >= 2000) return 'high';
  if (freshYear >= 1975) return 'double';
  return condition === 'dated' && random.chance(0.6) ? 'single' : 'double';
}

function kitchenOf(freshYear: number, condition: Condition, random: Random): Equipment['kitchen'] {
  if (condition === 'dated') return random.chance(0.7) ? 'simple' : 'fitted';
  if (freshYear >= 2014) return random.chance(0.7) ? 'super' : 'fitted';
  return freshYear >= 1995 ? random.pick(['fitted', 'fitted', 'super']) : 'fitted';
}

function roofOf({ variant, region, built }: Building, random: Random) {
  const { key, type } = variant;
  if (key === 'warehouse' || key === 'workshop') return random.chance(0.6) ? 'sheets' : 'flat';
  if (type !== 'house' && type !== 'income-property' && key !== 'cafe') return 'flat';
  if (key === 'modern-house') return random.chance(0.55) ? 'flat' : 'tiles';
  if (key === 'corner-house') return random.chance(0.4) ? 'flat' : 'tiles';
  const slate = region === 'wallonia' || region === 'luxembourg' ? 0.6 : key === 'town-house' ? 0.45 : 0.12;
  return built < 2008 && random.chance(slate) ? 'slate' : 'tiles';
}
