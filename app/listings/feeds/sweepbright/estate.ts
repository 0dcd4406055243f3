import { z } from 'zod';
import { languages, type Translated } from '~/i18n/languages.ts';
import { crmCount, crmDay, crmInteger, crmNumber, crmText, safeUrl } from '../crm-values.ts';

/**
 * The fields that are read from a SweepBright estate (Website API, documentation at docs.website.sweepbright.com): an
 * allow-list. Owners, buyers, mandates and internal notes are also in the payload and are never read.
 */
const flag = z.boolean().nullish();
const texts = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((given): Translated => {
    const found: Translated = {};
    for (const language of languages) {
      const text = crmText.safeParse(given?.[language]);
      if (text.success && text.data) found[language] = text.data;
    }
    return found;
  });

const money = z
  .object({ amount: crmNumber, currency: crmText, hidden: flag })
  .nullish()
  .transform((price) => ({
    amount: price && (price.currency ?? 'EUR') === 'EUR' ? price.amount : null,
    hidden: price?.hidden === true,
  }));

/** Factors to square metres. */
const units: Record<string, number> = {
  sq_m: 1,
  are: 100,
  ha: 10_000,
  hectare: 10_000,
  acre: 4046.856,
  sq_ft: 0.092903,
};
const size = z
  .object({ size: crmNumber, unit: crmText })
  .nullish()
  .transform((given) => {
    const factor = units[given?.unit ?? 'sq_m'];
    return given?.size && factor ? Math.round(given.size * factor * 100) / 100 : null;
  });

/** A file with a URL that expires; without its signature, the URL is a permanent name. */
const file = z
  .object({ id: crmText, filename: crmText, description: crmText, url: crmText, ordinal: crmInteger })
  .transform(({ id, filename, description, url, ordinal }) => {
    const signed = safeUrl(url, ['https:']);
    const lasting = signed && signed.split(/[?#]/, 1).join('');
    return {
      id: id ?? lasting,
      name: description ?? '',
      filename: filename ?? '',
      signed,
      lasting,
      ordinal: ordinal ?? 0,
    };
  });
const files = z
  .array(file)
  .nullish()
  .transform((list) => [...(list ?? [])].sort((a, b) => a.ordinal - b.ordinal));

const energy = z.object({
  epc_value: crmNumber,
  total_epc_value: crmNumber,
  epc_category: crmText,
  epc_reference: crmText,
  co2_emissions: crmNumber,
});

const fields = {
  id: crmText
    .pipe(z.string('is missing').regex(/^[A-Za-z0-9-]{1,64}$/, 'is no id'))
    .transform((id) => id.toLowerCase()),
  is_project: flag,
  project_id: crmText,
  type: crmText,
  sub_type: crmText,
  negotiation: crmText,
  rent_period: crmText,
  status: crmText,
  publish_status: crmText,
  description_title: texts,
  description: texts,
  legal_mentions: texts,
  location: z.object({
    street: crmText,
    number: crmText,
    addition: crmText,
    box: crmText,
    postal_code: crmText.pipe(z.string('is missing')),
    city: crmText.pipe(z.string('is missing')),
    country: crmText.pipe(z.enum(['BE', 'LU'], 'is neither BE nor LU')),
    floor: crmText,
    geo: z.object({ latitude: crmNumber, longitude: crmNumber }).nullish(),
    hidden: flag,
  }),
  price: money,
  price_base_rent: money,
  price_recurring_costs: money,
  price_guarantee: money,
  price_inventory_report_cost: money,
  cadastral_income: z.union([money, crmNumber.transform((amount) => ({ amount, hidden: false }))]),
  bedrooms: crmCount,
  bathrooms: crmCount,
  shower_rooms: crmCount,
  toilets: crmCount,
  floors: crmCount,
  parkings: crmCount,
  garages: crmCount,
  sizes: z
    .object({
      liveable_area: size,
      gross_area: size,
      plot_area: size,
      terrace_area: size,
      garden_area: size,
    })
    .partial()
    .nullish(),
  amenities: z
    .array(z.unknown())
    .nullish()
    .transform((list) => (list ?? []).filter((each) => typeof each === 'string')),
  features: z.record(z.string(), z.record(z.string(), z.unknown()).nullish().catch(null)).nullish().catch(null),
  general_condition: crmText,
  building: z
    .object({
      construction: z.object({ year: crmInteger }).nullish(),
      renovation: z.object({ year: crmInteger }).nullish(),
    })
    .nullish(),
  facades: crmCount,
  epc_value: crmNumber,
  epc_category: crmText,
  epc_reference: crmText,
  legal: z.object({ energy: energy.partial().nullish() }).nullish().catch(null),
  images: files,
  plans: files,
  documents: files,
  video_url: crmText,
  virtual_tour_url: crmText,
  open_homes: z
    .array(z.object({ start_date: crmText, end_date: crmText }))
    .nullish()
    .catch(null),
  occupancy: z.object({ available_from: crmDay }).nullish().catch(null),
  negotiator: z
    .object({
      id: crmText,
      first_name: crmText,
      last_name: crmText,
      email: crmText,
      phone: crmText,
      photo_url: crmText,
    })
    .nullish()
    .catch(null),
  settings: z.object({ reference: crmText }).nullish().catch(null),
};

export const sweepBrightEstate = z.object({ ...fields, properties: z.array(z.unknown()).nullish().catch(null) });

export type SweepBrightEstate = z.infer<typeof sweepBrightEstate>;
/** An estate, or a unit of a project. */
export type SweepBrightUnit = Omit<SweepBrightEstate, 'properties'>;
export type SweepBrightFile = z.infer<typeof file>;
