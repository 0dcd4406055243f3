import { expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { MailAbout } from '../mail/about.server.ts';
import type { Speaking } from '../mail/lead-mails.server.ts';
import type { Booked } from './booked.server.ts';
import { changeMails } from './change-mails.server.ts';

const origin = 'https://www.agency.example';
const agency = { name: 'Gevel', email: 'kantoor@gevel.example', phone: null, address: null } as Speaking['agency'];
const speaking = async (language: Language): Promise<Speaking> => ({
  language,
  t: (await translationFor(language, {})).t as Speaking['t'],
  agency,
  logo: { src: `${origin}/logo.png`, width: 96, height: 48, alt: '' },
});
const about = (price: string, button: string): MailAbout => ({
  card: {
    title: 'Huis aan de kaai',
    lines: [price, 'Kaai 1, 9000 Gent'],
    url: `${origin}/nl/te-koop/gent/huis/4101/`,
    picture: { src: `${origin}/images/listing/4101/1`, width: 552, height: 368, alt: 'Huis, foto 1' },
    button,
  },
  agent: { name: 'Lore Claes', email: 'lore@agency.example' },
});

const booked = (status: 'confirmed' | 'cancelled'): Booked => ({
  visit: {
    id: 'v1',
    leadId: 'l1',
    propertyId: '4101',
    host: '',
    status,
    sequence: 1,
    day: '2026-12-01',
    from: '10:00',
    to: '10:30',
  },
  listing: {
    id: '4101',
    goal: 'sale',
    title: { nl: 'Huis aan de kaai' },
    address: { street: 'Kaai', houseNumber: '1', box: null, zip: '9000', city: { nl: 'Gent' } },
  } as unknown as Booked['listing'],
  visitor: { name: 'An Peeters', email: 'an@example.be' },
  agency: { name: 'Gevel', email: 'kantoor@gevel.example' },
  context: {
    origin,
    now: () => new Date('2026-11-28T09:00:00Z'),
    signatures: { sign: () => 'signed', verify: () => null },
  } as unknown as Booked['context'],
});

it.each(['confirmed', 'cancelled'] as const)(
  'the mails of a %s visit show the home with picture, price, address and a button, and its agent signs and is answered (10.229)',
  async (status) => {
    const [office, visitor] = [await speaking('fr'), await speaking('nl')];
    const shown = { office: about('300 000 €', 'Voir le bien'), visitor: about('€ 300.000', 'Bekijk het pand') };
    const [toVisitor, toOffice] = changeMails(booked(status), office, visitor, shown);
    expect([toVisitor?.replyTo, toOffice?.replyTo]).toEqual(['lore@agency.example', 'an@example.be']);
    const { card } = shown.visitor;
    expect(toVisitor?.text).toContain(`${card.title}\n€ 300.000\nKaai 1, 9000 Gent\nBekijk het pand: ${card.url}`);
    expect(toVisitor?.text).toContain('Lore Claes\nGevel');
    expect(toOffice?.text).toMatch(/300 000 €\nKaai 1, 9000 Gent\nVoir le bien\s: https:/);
    for (const mail of [toVisitor, toOffice]) {
      expect(mail?.html).toContain(`src="${origin}/logo.png"`);
      expect(mail?.html).toContain('alt="Huis, foto 1"');
      expect(mail?.html).toMatch(/<td[^>]* bgcolor="#9a3b26"/);
      expect(mail?.attachments).toHaveLength(1);
    }
  },
);

it('a visit to a home that is gone still leads to its page, and the agency is answered', async () => {
  const nl = await speaking('nl');
  const [toVisitor] = changeMails(booked('cancelled'), nl, nl, { office: null, visitor: null });
  expect(toVisitor?.replyTo).toBe('kantoor@gevel.example');
  expect(toVisitor?.text).toContain(`Huis aan de kaai: ${origin}/nl/te-koop/gent/huis-aan-de-kaai/4101/`);
});
