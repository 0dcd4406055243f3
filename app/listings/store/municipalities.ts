import { languages, type Translated } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import type { Address, Municipality } from '../domain/entity.ts';
import { bareZip } from '../places/bare-zip.ts';
import type { Centre } from './publish.ts';
import { plain } from './words.ts';

/** A municipality as stored; `key` distinguishes those that share a postcode. */
export interface StoredMunicipality {
  country_id: number;
  zip: string;
  key: string;
  name: Translated;
  names: string[];
  country_name: Translated;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Finds the municipality of an address by country, postcode and name in any language, among those of the feed and then
 * of the store. An unknown one is added without a centre.
 */
export class Municipalities {
  private readonly byName = new Map<string, StoredMunicipality>();
  private readonly all = new Map<string, StoredMunicipality>();

  static async load(sql: Sql, named: readonly Municipality[]): Promise<Municipalities> {
    const known = await sql.query<StoredMunicipality>(
      'SELECT country_id, zip, key, name, names, country_name, latitude, longitude FROM municipality ORDER BY id',
    );
    const municipalities = new Municipalities();
    for (const municipality of known) municipalities.add(municipality);
    for (const { zip, name, countryId, countryName, centre } of named) {
      const found = municipalities.find(countryId, zip, name);
      municipalities.add({ ...made(countryId, zip, name, countryName, centre), ...(found && { key: found.key }) });
    }
    return municipalities;
  }

  of(address: Address): StoredMunicipality {
    const { countryId, zip, city, countryName } = address;
    return this.find(countryId, zip, city) ?? this.add(made(countryId, zip, city, countryName, null));
  }

  /** All of them, to be written by the merge. */
  list(): StoredMunicipality[] {
    return [...this.all.values()];
  }

  private find(countryId: number, zip: string, name: Translated): StoredMunicipality | undefined {
    for (const each of namesOf(name)) {
      const found = this.byName.get(`${countryId}|${bareZip(zip)}|${each}`);
      if (found) return found;
    }
    return undefined;
  }

  private add(municipality: StoredMunicipality): StoredMunicipality {
    const { country_id, zip, key } = municipality;
    this.all.set(`${country_id}|${zip}|${key}`, municipality);
    for (const name of municipality.names) this.byName.set(`${country_id}|${zip}|${name}`, municipality);
    return municipality;
  }
}

export function centreOf({ latitude, longitude }: StoredMunicipality): Centre {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function made(
  country_id: number,
  zip: string,
  name: Translated,
  country_name: Translated,
  centre: Municipality['centre'],
): StoredMunicipality {
  const names = namesOf(name);
  return {
    country_id,
    zip: bareZip(zip),
    key: names[0] ?? '',
    name,
    names,
    country_name,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  };
}

function namesOf(name: Translated): string[] {
  return [...new Set(languages.map((language) => plain(name[language] ?? '')).filter((each) => each !== ''))];
}
