import { goalCodes, marqueeCodes, startingFromPriceUnit } from '~/listings/codes.ts';
import { agentFor } from './agents.ts';
import { detailOf, detailTexts } from './detail.ts';
import { dayBefore } from './days.ts';
import { energyFields } from './energy.ts';
import { isHomeFacts, type Facts } from './facts.ts';
import { webIdOf } from './kinds.ts';
import { picturesOf, planOf, sizesOf, type Drawn } from './pictures.ts';
import type { Random } from './random.ts';
import type { Told, WordKey } from './texts/source.ts';
import { inLanguages, word } from './translations.ts';

/** A property in the CRM's spelling (spec §3), as the listings feed reads it. */
export function property(facts: Facts, random: Random, today: string) {
  const { index, id, goal, variant, municipality } = facts;
  const drawn: Drawn = {
    id,
    type: variant.type,
    variant: variant.key,
    floors: facts.floors,
    era: facts.built,
    seed: facts.seed,
    bedrooms: facts.bedrooms,
  };
  const pictures = picturesOf(drawn, random.between(4, 7));
  const marquee = marqueeOf(facts);
  const told: Told = { ...facts, variant: variant.key, garden: variant.garden, city: '', turn: index };
  const online = dayBefore(today, marquee?.code === marqueeCodes.new ? random.between(1, 10) : random.between(14, 260));
  return {
    ID: id,
    Goal: goalCodes[goal],
    RecordFile: `G-${String(index + 1).padStart(4, '0')}`,
    UniqueCode: `UC-${id}`,
    Street: facts.street,
    HouseNumber: facts.houseNumber,
    BoxNr: facts.box ?? '',
    Zip: municipality.zip,
    CountryID: municipality.countryId,
    Latitude: String(facts.latitude),
    Longitude: String(facts.longitude),
    WebID: webIdOf(variant.type),
    WebIDs: webIds(facts),
    Marquee: marquee?.code ?? marqueeCodes.none,
    PublishAddress: index % 5 === 3 ? 0 : 1,
    PublishPrice: index % 11 === 6 ? 0 : 1,
    Price: index % 4 === 0 ? facts.price.toFixed(2).replace('.', ',') : facts.price,
    PriceUnit: index % 17 === 7 ? startingFromPriceUnit : undefined,
    OnlineDate: index % 6 === 2 ? `/Date(${Date.parse(`${online}T10:00:00Z`)}+0100)/` : online,
    ModifiedDate: `${dayBefore(today, random.between(0, 12))}T0${random.between(7, 9)}:30:00Z`,
    ...energyFields(facts, random, today),
    ...detailOf(facts, random, today),
    ...sizesOf(pictures),
    PictureItems: pictures,
    PlanItems: isHomeFacts(facts) && index % 2 === 0 ? [planOf(drawn)] : undefined,
    DocumentItems: documentsOf(facts),
    VideoUrls: index % 10 === 4 ? ['https://www.example.com/media/demo-visit.mp4'] : undefined,
    VirtualTourUrl: index % 12 === 0 ? 'https://my.matterport.com/show/?m=demo' : undefined,
    OpenVisitItems:
      index % 9 === 1 && !marquee ? [{ Date: dayBefore(today, -14), From: '10:00', To: '12:00' }] : undefined,
    ManagerItem: index % 13 === 12 ? undefined : agentFor(goal, index),
    ...inLanguages((language, source) => {
      const city = municipality.names[language];
      const { name, title, opening } = source.variants[variant.key];
      return {
        City: city,
        CountryName: source.words[municipality.countryId === 50 ? 'luxembourg' : 'belgium'],
        // As in real life: one in fifteen has no text in one language.
        Title: title(city),
        Description:
          language === 'en' && index % 15 === 14 ? undefined : `${opening} ${source.body({ ...told, city })}`,
        TypeDescription: name,
        MainTypeName: source.types[variant.type],
        MarqueeName: word(source, marquee?.name ?? null),
        PriceUnitText:
          index % 17 === 7 ? source.words.startingFrom : goal === 'rent' ? source.words.perMonth : undefined,
        ...detailTexts(facts, source),
      };
    }),
  };
}

/** Sold ones and rented ones stay a while; two labels are the agency's own, with codes the product does not know. */
function marqueeOf({ index, goal }: Facts): { code: number; name: WordKey } | null {
  if (index % 7 === 2) return { code: marqueeCodes.new, name: 'marqueeNew' };
  if (index % 10 === 5) {
    return goal === 'sale'
      ? { code: marqueeCodes.sold, name: 'marqueeSold' }
      : { code: marqueeCodes.rented, name: 'marqueeRented' };
  }
  if (index % 16 === 11) return { code: 9, name: 'marqueeOption' };
  if (index % 25 === 23) return { code: 12, name: 'marqueeOffer' };
  return index % 18 === 4 && goal === 'rent' ? { code: marqueeCodes.rented, name: 'marqueeRented' } : null;
}

/** Some belong under two types: an income property is also a house, a shop may be an office. */
function webIds({ variant, index }: Facts): string {
  const own = webIdOf(variant.type);
  if (variant.type === 'income-property') return `${own},${webIdOf('house')}`;
  if (variant.type === 'commercial' && index % 2 === 0) return `${own},${webIdOf('offices')}`;
  return String(own);
}

function documentsOf({ index, id, variant, built }: Facts) {
  if (variant.type === 'plot' || variant.type === 'garage') return undefined;
  const keys: WordKey[] = ['documentEpc', 'documentElectric'];
  if (built < 2001) keys.push('documentAsbestos');
  return keys.map((key, n) => ({
    ID: `${id}-doc-${n + 1}`,
    // Some are sent on request only.
    Url: index % 2 === 0 ? `demo:document?listing=${id}&n=${n + 1}` : undefined,
    ...inLanguages((_language, source) => ({ Name: source.words[key] })),
  }));
}
