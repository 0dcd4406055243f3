import type { PropertyRecord } from '~/owners/records.server.ts';
import { brusselsMoment } from '~/listings/domain/rules/day.ts';
import { dayBefore } from '../listings/days.ts';
import { randomFor, type Random } from '../listings/random.ts';
import { daysBetween, type Listed } from './listed.ts';
import type { DemoOwner } from './people.ts';
import { recordTexts } from './record-texts.ts';

/** Number of enquiries, besides the agency's own work. */
const asking = 30;

/** Planned visits, in days from today; those on a Sunday are a day later. */
const visitDays = [2, 5];
/** Past visits, in days before today. */
const pastVisitDays = [4, 9, 16, 26] as const;
/** Days without a visit at a quiet property. */
const quietDays = 21;
/** The last offer for a property for sale, in days before today. */
const offerDay = 12;
/** Times of visits, within office hours on every day from Monday to Saturday. */
const visitHours = ['10:00', '10:45', '11:30', '12:15'] as const;

/**
 * The CRM's records of a property up to today: the agency's work, enquiries, past and planned visits. A quiet
 * property has had no visits for a while.
 */
export function recordsOf(
  { id, goal, published }: Listed,
  { name: owner, language }: DemoOwner,
  today: string,
  seed: number,
  isQuiet: boolean,
): PropertyRecord[] {
  const random = randomFor(seed, 'records', id);
  const { steps, asked, people, thought, offered } = recordTexts[language];
  const online = daysBetween(published, today);
  const work = steps.flatMap(({ day, ...text }) =>
    day > online ? [] : [{ ...text, day, contact: text.type === 'note' ? '' : owner, status: 'done', source: '' }],
  );
  const questions = Array.from({ length: asking }, () => {
    // Squared: most people enquire in the first weeks.
    const day = Math.floor(random.next() ** 2 * (online + 1));
    const isRecent = online - day < 5;
    return {
      ...random.pick(asked),
      day,
      contact: random.pick(people),
      status: isRecent && random.chance(0.6) ? 'open' : 'done',
      source: random.pick(['Immoweb', 'Immoweb', 'Zimmo', 'Immovlan', 'website', 'website']),
    };
  });
  const visits = (isQuiet ? [] : visitDays).map((ahead) => ({
    type: 'visit',
    subject: '',
    comment: '',
    status: 'confirmed',
    source: 'website',
    at: visitMoment(dayBefore(today, -ahead), random.pick(visitHours)),
    contact: random.pick(people),
  }));
  const [firstThought, firstPerson] = [random.between(0, thought.length), random.between(0, people.length)];
  const past = pastVisitDays
    .filter((ago) => ago < online && (!isQuiet || ago > quietDays))
    .map((ago, index) => ({
      type: 'visit',
      subject: '',
      status: 'done',
      source: 'website',
      at: visitMoment(dayBefore(today, ago), random.pick(visitHours)),
      contact: people[(firstPerson + index) % people.length] ?? people[0],
      comment: thought[(firstThought + index) % thought.length] ?? thought[0],
    }));
  const offers =
    goal === 'sale' && offerDay < online
      ? [
          {
            type: 'offer',
            subject: '',
            comment: offered,
            status: 'done',
            source: '',
            at: visitMoment(dayBefore(today, offerDay), '14:30'),
            contact: random.pick(people),
          },
        ]
      : [];
  const before = [...work, ...questions].map(({ day, ...record }) => ({
    ...record,
    at: moment(dayBefore(published, -day), random),
  }));
  return [...before, ...visits, ...past, ...offers].map((record, index) => ({
    ...record,
    id: `demo-${id}-${index + 1}`,
  }));
}

function visitMoment(day: string, time: string): string {
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
  return (brusselsMoment(isSunday ? dayBefore(day, -1) : day, time) ?? new Date(day)).toISOString();
}

/** A time within office hours, in quarter-hours. */
const moment = (day: string, random: Random): string =>
  new Date(Date.parse(`${day}T08:00:00Z`) + random.between(0, 32) * 15 * 60_000).toISOString();
