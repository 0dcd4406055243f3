import type { StoredSettings } from '~/content/settings.ts';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { Language } from '~/i18n/languages.ts';

export interface PostalAddress {
  /** `Coupure Links 12 bus 3` */
  street: string;
  /** `9000 Gent` */
  place: string;
  zip: string;
  city: string;
  countryId: number;
}

export interface OpeningHours {
  days: string[];
  opens: string;
  closes: string;
}

export interface Office {
  key: string;
  name: string;
  address: PostalAddress | null;
  phone: string | null;
  email: string | null;
  openingHours: OpeningHours[];
}

/** The agency as the site shows it: who it is, where, and the mentions that the law asks for. */
export interface Agency {
  name: string;
  legalName: string | null;
  slogan: string;
  address: PostalAddress | null;
  phone: string | null;
  email: string | null;
  openingHours: OpeningHours[];
  offices: Office[];
  legal: {
    /** BIV in Flanders, IPI in French. */
    recognitionNumber: string | null;
    companyNumber: string | null;
    vatNumber: string | null;
    insurer: string | null;
    insurancePolicy: string | null;
    thirdPartyAccount: string | null;
    supervisingBody: string;
  };
  social: { key: string; network: string; url: string }[];
}

type StoredAddress = {
  street?: { [language in Language]?: string | null | undefined } | null;
  city?: { [language in Language]?: string | null | undefined } | null;
  houseNumber?: string | null;
  boxNr?: string | null;
  zip?: string | null;
  countryId?: number | null;
};

type StoredHours = { days?: string[] | null; opens?: string | null; closes?: string | null };

export function agencyOf(settings: StoredSettings | null, choice: LanguageChoice): Agency {
  const legal = settings?.legal;
  return {
    name: settings?.agencyName ?? '',
    legalName: settings?.legalName ?? null,
    slogan: plainText(settings?.slogan, choice),
    address: postalAddress(settings?.address, choice),
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
    openingHours: openingHours(settings?.openingHours),
    offices: (settings?.offices ?? []).map((office) => ({
      key: office._key,
      name: plainText(office.name, choice),
      address: postalAddress(office.address, choice),
      phone: office.phone ?? null,
      email: office.email ?? null,
      openingHours: openingHours(office.openingHours),
    })),
    legal: {
      recognitionNumber: legal?.recognitionNumber ?? null,
      companyNumber: legal?.companyNumber ?? null,
      vatNumber: legal?.vatNumber ?? null,
      insurer: legal?.insurer ?? null,
      insurancePolicy: legal?.insurancePolicy ?? null,
      thirdPartyAccount: legal?.thirdPartyAccount ?? null,
      supervisingBody: plainText(legal?.supervisingBody, choice),
    },
    social: (settings?.social ?? []).flatMap(({ _key, network, url }) =>
      network && url ? [{ key: _key, network, url }] : [],
    ),
  };
}

/** Street number box / zip city, the order of Belgian addresses. */
function postalAddress(stored: StoredAddress | null | undefined, choice: LanguageChoice): PostalAddress | null {
  const city = plainText(stored?.city, choice);
  if (!stored || city === '') return null;
  const zip = stored.zip ?? '';
  const number = [stored.houseNumber, stored.boxNr].filter(Boolean).join('/');
  return {
    street: [plainText(stored.street, choice), number].filter(Boolean).join(' '),
    place: [zip, city].filter(Boolean).join(' '),
    zip,
    city,
    countryId: stored.countryId ?? 10,
  };
}

function openingHours(stored: readonly StoredHours[] | null | undefined): OpeningHours[] {
  return (stored ?? []).flatMap(({ days, opens, closes }) =>
    days?.length && opens && closes ? [{ days, opens, closes }] : [],
  );
}
