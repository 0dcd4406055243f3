import { describe, expect, it } from 'vitest';
import type { Visit } from '~/visits/visits.server.ts';
import { visitCalendar } from './calendar.server.ts';

const visit: Visit = {
  id: '0e0f8a86-7f0e-4f2a-a5a5-0f7f4f4f4f4f',
  leadId: 'x',
  propertyId: '4101',
  host: '',
  day: '2026-11-24',
  from: '10:00',
  to: '13:00',
  status: 'confirmed',
  sequence: 0,
};
const entry = {
  ...{
    summary: 'Bezoek: Huis',
    location: 'Coupure 12, 9000 Gent',
    description: 'x',
    url: 'https://www.gevel.example/x/',
  },
  organizer: { name: 'Gevel', email: 'info@gevel.example' },
  visitor: { name: 'An Peeters', email: 'an@example.be' },
  origin: 'https://www.gevel.example',
  now: new Date('2026-11-22T08:00:00Z'),
};
const fileOf = (change: Partial<Visit> = {}) => {
  const file = visitCalendar({ ...visit, ...change }, entry);
  // Unfolds long lines.
  return {
    file,
    text: Buffer.from(file?.bytes ?? [])
      .toString('utf8')
      .replaceAll('\r\n ', ''),
  };
};

describe('the calendar entry of a visit (4.15)', () => {
  it('invites at Brussels time', () => {
    const { file, text } = fileOf();
    expect(file).toMatchObject({ filename: 'visit.ics', contentType: 'text/calendar; method=REQUEST; charset=utf-8' });
    for (const line of [
      'METHOD:REQUEST',
      `UID:visit-${visit.id}@www.gevel.example`,
      'SEQUENCE:0',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T120000Z',
      'STATUS:CONFIRMED',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/ORGANIZER.*info@gevel\.example/);
    expect(text).toMatch(/ATTENDEE.*an@example\.be/);
  });

  it('is the same entry when it is moved, and when it is cancelled', () => {
    const { text } = fileOf({ day: '2026-07-01', sequence: 1 });
    expect(text).toContain(`UID:visit-${visit.id}@www.gevel.example`);
    expect(text).toContain('SEQUENCE:1');
    expect(text).toContain('DTSTART:20260701T080000Z');
    const cancelled = fileOf({ status: 'cancelled', sequence: 2 });
    expect(cancelled.file?.contentType).toBe('text/calendar; method=CANCEL; charset=utf-8');
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', `UID:visit-${visit.id}@www.gevel.example`])
      expect(cancelled.text).toContain(line);
  });
});
