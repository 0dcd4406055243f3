import type { Translated } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import { goalCodes, goalFromCode, type Goal } from '../domain/codes.ts';
import type { Picture, Reference } from '../domain/entity.ts';
import type { TextOptions } from '../domain/port.ts';
import { textIn, translation } from '../domain/translate.ts';

const defaultLimit = 24;

/** The part of a card that a tombstone retains. */
interface RetainedCard {
  title: Translated;
  typeDescription: Translated;
  city: Translated;
  zip: string;
  pictures: Picture[];
}

interface Row {
  id: string;
  goal: number;
  status: Reference['status'];
  closed_on: string;
  card: RetainedCard;
}

/** Sold and rented listings that left the CRM, newest first. */
export async function findReferences(
  sql: Sql,
  options: TextOptions & { goal?: Goal; limit?: number },
): Promise<Reference[]> {
  const { goal, limit = defaultLimit } = options;
  const rows = await sql.query<Row>(
    `SELECT id, goal, status, to_char(closed_on, 'YYYY-MM-DD') AS closed_on, card FROM listing_tombstone
     WHERE card IS NOT NULL AND status <> 'withdrawn' AND ($1::smallint IS NULL OR goal = $1::smallint)
     ORDER BY closed_on DESC, id LIMIT $2`,
    [goal === undefined ? null : goalCodes[goal], Math.max(0, Math.floor(limit))],
  );
  return rows.map(({ id, status, card, ...row }) => {
    const heading = translation(card.title, options);
    return {
      id,
      goal: goalFromCode(row.goal),
      status,
      closedOn: row.closed_on,
      title: heading?.text ?? '',
      titleLanguage: heading?.language ?? null,
      typeDescription: textIn(card.typeDescription, options),
      zip: card.zip,
      city: textIn(card.city, options),
      picture: card.pictures[0] ?? null,
    };
  });
}
