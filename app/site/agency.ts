import { contentPicture } from '~/content/picture.ts';
import type { StoredSettings } from '~/content/settings.ts';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { Language } from '~/i18n/languages.ts';
import { countryIds } from '~/listings/domain/codes.ts';
import { networkName } from '~/ui/social-networks.ts';

export interface PostalAddress {
  /** `Coupure Links 12 bus 3` */
  street: string;
  /** `9000 Gent` */
  place: string;
  zip: string;
  city: string;
  countryId: number;
  /** WGS 84 degrees. */
  location: { latitude: number; longitude: number } | null;
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

/** The agency as shown on the site: name, location, contact details and the information required by law. */
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
    /** BIV in Dutch, IPI in French. */
    recognitionNumber: string | null;
    companyNumber: string | null;
    vatNumber: string | null;
    insurer: string | null;
    insurancePolicy: string | null;
    thirdPartyAccount: string | null;
    supervisingBody: string;
  };
  social: { key: string; name: string; url: string }[];
  /** The logo for search engines, as a path on this site. */
  logo: string | null;
}

type StoredAddress = {
  street?: { [language in Language]?: string | null | undefined } | null;
  city?: { [language in Language]?: string | null | undefined } | null;
  houseNumber?: string | null;
  boxNr?: string | null;
  zip?: string | null;
  countryId?: number | null;
  location?: { lat?: number | null; lng?: number | null } | null;
};

type StoredHours = { days?: string[] | null; opens?: string | null; closes?: string | null };

export function agencyOf(settings: StoredSettings | null, choice: LanguageChoice): Agency {
  const legal = settings?.legal;
  const hours = openingHours(settings?.openingHours);
  return {
    name: settings?.agencyName ?? '',
    legalName: settings?.legalName ?? null,
    slogan: plainText(settings?.slogan, choice),
    address: postalAddress(settings?.address, choice),
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
    openingHours: hours,
    offices: (settings?.offices ?? []).map((office) => {
      const own = openingHours(office.openingHours);
      return {
        key: office._key,
        name: plainText(office.name, choice),
        address: postalAddress(office.address, choice),
        phone: office.phone ?? null,
        email: office.email ?? null,
        openingHours: own.length > 0 ? own : hours,
      };
    }),
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
      network && url ? [{ key: _key, name: networkName(network, url), url }] : [],
    ),
    logo: contentPicture(settings?.seoLogo, choice)?.src ?? null,
  };
}

/** Formats an address in Belgian order: street number box, zip city. */
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
    countryId: stored.countryId ?? countryIds.belgium,
    location:
      typeof stored.location?.lat === 'number' && typeof stored.location.lng === 'number'
        ? { latitude: stored.location.lat, longitude: stored.location.lng }
        : null,
  };
}

function openingHours(stored: readonly StoredHours[] | null | undefined): OpeningHours[] {
  return (stored ?? []).flatMap(({ days, opens, closes }) =>
    days?.length && opens && closes ? [{ days, opens, closes }] : [],
  );
}
