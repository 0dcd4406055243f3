import { expect, it } from 'vitest';
import { languages, type Language } from '~/i18n/languages.ts';
import { translationFor } from '~/i18n/i18n.server.ts';
import type { ListingDocument } from '~/listings/domain/entity.ts';
import { serverForm } from '../forms.server.ts';
import { formMails, type Speaking } from '../mail/lead-mails.server.ts';

const epc: ListingDocument = {
  id: 'd1',
  name: { nl: 'EPC-attest', fr: 'Certificat PEB' },
  url: 'https://crm.example/epc.pdf',
};
const soil: ListingDocument = { id: 'd2', name: { nl: 'Bodemattest', fr: 'Attestation du sol' }, url: null };
const plan: ListingDocument = { id: 'd3', name: { nl: 'Plan' }, url: 'demo:document?listing=1&n=3' };

const speaking = async (language: Language): Promise<Speaking> => ({
  language,
  t: (await translationFor(language, {})).t as Speaking['t'],
  agency: { name: 'Gevel', email: 'kantoor@gevel.example', phone: null, address: null } as Speaking['agency'],
  logo: null,
});

async function mailsOf(documents: readonly ListingDocument[], language: Language) {
  const typed = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be' };
  const sent = {
    name: 'document-request' as const,
    form: serverForm('document-request'),
    values: typed,
    stored: typed,
    subject: { kind: 'property' as const, id: '1', title: 'Huis', path: '/nl/te-koop/gent/huis/1/' },
    about: { office: null, visitor: null },
    page: '/nl/',
    origin: 'https://www.agency.example',
    made: documents,
  };
  const [office, visitor] = await formMails(sent, await speaking('nl'), await speaking(language), 'lead-1');
  return { office, visitor };
}

it('the visitor gets a link to each document that opens, and is told which ones the office sends', async () => {
  const { visitor } = await mailsOf([epc, soil, plan], 'fr');
  const [sent, open] = visitor?.text.split('\n\n').slice(1) ?? [];
  expect(sent).toMatch(/\s: Attestation du sol\.$/);
  expect(open).toMatch(/\s: Certificat PEB, Plan\.$/);
  expect(visitor?.text).toMatch(/^Certificat PEB\s: https:\/\/crm\.example\/epc\.pdf$/m);
  expect(visitor?.text).toMatch(/^Plan\s: https:\/\/www\.agency\.example\/demo\/specimen\.pdf$/m);
  expect(visitor?.html).toContain('href="https://crm.example/epc.pdf"');
});

it('the office reads in its own language what it has to send, and what the visitor has already', async () => {
  const { office } = await mailsOf([epc, soil], 'fr');
  expect(office?.text).toContain('Te sturen: Bodemattest.');
  expect(office?.text).toMatch(/EPC-attest\./);
  expect(office?.text.split('EPC-attest')).toHaveLength(2);
});

it.each(languages)('%s: where none opens, no mail speaks of links', async (language) => {
  const { office, visitor } = await mailsOf([soil], language);
  const [greeting, sent, ...others] = visitor?.text.split('\n\n') ?? [];
  expect([greeting, sent].join()).toMatch(/An Peeters.*(Bodemattest|Attestation du sol)/s);
  expect(others.join()).not.toContain('pdf');
  expect(office?.text).not.toMatch(/link/i);
});
