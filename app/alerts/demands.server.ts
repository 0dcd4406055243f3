import type { Language } from '~/i18n/languages.ts';
import type { Area } from '~/listings/domain/areas.ts';
import { goalCodes, goalFromCode } from '~/listings/domain/codes.ts';
import type { Sql } from '~/platform/database.ts';
import type { Demand, DemandState, Frequency, NewDemand, Person } from './demand.ts';
import { wantedOf } from './match.server.ts';

/** The person registering, as typed. */
export interface Registrant extends Omit<Person, 'id'> {
  /** argon2id hash; null for none. */
  password: string | null;
}

/** Stores an unconfirmed search. Data of a confirmed person is not changed, because anyone can enter their address. */
export async function insertDemand(
  sql: Sql,
  { email, firstName, lastName, password }: Registrant,
  demand: NewDemand,
): Promise<{ personId: string; demandId: string }> {
  const [person] = await sql.query<{ id: string }>(
    `INSERT INTO alert_person AS known (email, first_name, last_name) VALUES ($1, $2, $3)
     ON CONFLICT (lower(email)) DO UPDATE SET
       first_name = CASE WHEN known.confirmed_at IS NULL THEN excluded.first_name ELSE known.first_name END,
       last_name = CASE WHEN known.confirmed_at IS NULL THEN excluded.last_name ELSE known.last_name END
     RETURNING id`,
    [email, firstName, lastName],
  );
  const columns = columnsOf(demand);
  const names = Object.keys(columns);
  const [row] = await sql.query<{ id: string }>(
    `INSERT INTO demand (person_id, password, ${names.join(', ')})
     VALUES ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')}) RETURNING id`,
    [person?.id, password, ...Object.values(columns)],
  );
  if (person === undefined || row === undefined) throw new Error('The search could not be stored');
  return { personId: person.id, demandId: row.id };
}

/** Replaces the criteria of a search. Unreported matches of the old ones are discarded. */
export async function updateDemand(
  sql: Sql,
  id: string,
  demand: NewDemand,
): Promise<{ personId: string; email: string } | null> {
  const columns = columnsOf(demand);
  const sets = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  const [row] = await sql.query<{ person_id: string; email: string }>(
    `UPDATE demand SET ${sets.join(', ')}, since = now(), touched_at = now() WHERE id = $1 RETURNING person_id,
       (SELECT email FROM alert_person WHERE id = person_id) AS email`,
    [id, ...Object.values(columns)],
  );
  if (row === undefined) return null;
  await sql.query('DELETE FROM demand_listing WHERE demand_id = $1 AND told_at IS NULL', [id]);
  return { personId: row.person_id, email: row.email };
}

function columnsOf(demand: NewDemand): Record<string, unknown> {
  return {
    language: demand.language,
    frequency: demand.frequency,
    goal: goalCodes[demand.goal],
    types: [...demand.types],
    areas: [...demand.areas],
    places: demand.places,
    wanted: wantedOf(demand),
    min_price: demand.minPrice,
    max_price: demand.maxPrice,
    min_bedrooms: demand.minBedrooms,
    max_bedrooms: demand.maxBedrooms,
    garages: demand.garages,
    parking: demand.parking,
    terrace: demand.terrace,
    garden: demand.garden,
    asked: demand.asked,
  };
}

export const demandColumns = `d.id, d.state, d.language, d.frequency, d.goal, d.types, d.areas, d.places, d.min_price, d.max_price, d.min_bedrooms,
  d.max_bedrooms, d.garages, d.parking, d.terrace, d.garden, d.asked`;

export interface DemandRow {
  id: string;
  state: DemandState;
  language: Language;
  frequency: Frequency;
  goal: number;
  types: number[];
  areas: Area[];
  places: string;
  min_price: number | null;
  max_price: number | null;
  min_bedrooms: number | null;
  max_bedrooms: number | null;
  garages: number;
  parking: boolean;
  terrace: boolean;
  garden: boolean;
  asked: string;
}

export function demandOf(row: DemandRow): Demand {
  const { id, state, language, frequency, types, areas, places, garages, parking, terrace, garden, asked } = row;
  return {
    id,
    state,
    language,
    frequency,
    types,
    areas,
    places,
    garages,
    parking,
    terrace,
    garden,
    asked,
    goal: goalFromCode(row.goal),
    minPrice: row.min_price,
    maxPrice: row.max_price,
    minBedrooms: row.min_bedrooms,
    maxBedrooms: row.max_bedrooms,
  };
}
