import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { Language } from '~/i18n/languages.ts';
import { formatDay } from '~/listings/domain/rules/format.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import type { Agency } from '~/site/agency.ts';
import { amountOf } from '../amount.ts';
import type { OfferTerms } from './Fields.tsx';
import type { schema } from './schema.ts';

type Offer = z.output<typeof schema>;

export interface PaperFacts {
  t: TFunction;
  language: Language;
  agency: Agency;
  property: { title: string; address: string; reference: string };
  terms: OfferTerms;
  madeAt: Date;
}

const { resolve } = createRequire(import.meta.url);
const fontFile = (range: string, weight: number) =>
  readFile(resolve(`@fontsource/newsreader/files/newsreader-${range}-${weight}-normal.woff`));

const ink = '#22303a';
const soft = '#5b6770';
const rule = '#c9c4ba';
const margin = 56;

/** An offer as a PDF, to be signed by the buyers and by the owner who accepts it. */
export async function offerPaper(offer: Offer, facts: PaperFacts): Promise<Attachment> {
  const { t, language, agency, property, terms, madeAt } = facts;
  const words = (key: string, values: Record<string, unknown> = {}) =>
    t(`offerForm.paper.${key}` as 'offerForm.name', values);
  const [{ default: Document }, plain, plainMore, bold, boldMore] = await Promise.all([
    // Loaded lazily: only offers need it.
    import('pdfkit'),
    fontFile('latin', 400),
    fontFile('latin-ext', 400),
    fontFile('latin', 600),
    fontFile('latin-ext', 600),
  ]);
  const document = new Document({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    lang: language,
    info: { Title: `${words('title')}: ${property.title}`, Author: agency.name, CreationDate: madeAt },
  });
  const bytes = buffer(document);
  for (const [name, font] of Object.entries({ plain, plainMore, bold, boldMore })) document.registerFont(name, font);
  const width = document.page.width - 2 * margin;

  /** Font files cover either western or eastern European letters; a name may need both. */
  const write = (text: string, weight: 'plain' | 'bold', at: { x: number; y: number; width: number }): void => {
    const runs = text.match(/[\u0100-\u024f\u1e00-\u1eff]+|[^\u0100-\u024f\u1e00-\u1eff]+/g) ?? [];
    for (const [index, run] of runs.entries()) {
      document.font(/^[\u0100-\u024f\u1e00-\u1eff]/.test(run) ? `${weight}More` : weight);
      const options = { width: at.width, lineGap: 2, continued: index < runs.length - 1 };
      if (index === 0) document.text(run, at.x, at.y, options);
      else document.text(run, options);
    }
  };
  const below = (text: string, weight: 'plain' | 'bold' = 'plain') =>
    write(text, weight, { x: margin, y: document.y, width });
  const heading = (text: string) => {
    room(60);
    document.moveDown(0.9).fontSize(12).fillColor(ink);
    below(text, 'bold');
    document
      .moveTo(margin, document.y + 1)
      .lineTo(margin + width, document.y + 1)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();
    document.moveDown(0.4).fontSize(10.5);
  };
  /** Starts a new page if the given height does not fit. */
  const room = (height: number) => {
    if (document.y + height > document.page.height - margin) document.addPage();
  };
  const row = (label: string, value: string | undefined) => {
    if (!value) return;
    room(30);
    const { y } = document;
    document.fillColor(soft);
    write(label, 'plain', { x: margin, y, width: 140 });
    const afterLabel = document.y;
    document.fillColor(ink);
    write(value, 'plain', { x: margin + 150, y, width: width - 150 });
    document.y = Math.max(document.y, afterLabel) + 2;
  };

  document.fontSize(10).fillColor(soft);
  below(
    [agency.name, agency.legal.recognitionNumber && t('agency.recognition', { number: agency.legal.recognitionNumber })]
      .filter(Boolean)
      .join(' · '),
  );
  document.moveDown(0.6).fontSize(24).fillColor(ink);
  below(words('title'), 'bold');

  heading(words('property'));
  row(words('propertyName'), property.title);
  row(words('address'), property.address);
  row(words('reference'), property.reference);

  heading(words('buyers'));
  row('A', `${offer.firstName} ${offer.lastName}`);
  row(words('address'), `${offer.street} ${offer.houseNumber}, ${offer.zip} ${offer.city}`);
  row(words('contact'), `${offer.email} · ${offer.phone}`);
  if (offer.bFirstName) {
    row('B', `${offer.bFirstName} ${offer.bLastName ?? ''}`);
    row(words('address'), offer.bAddress);
    row(words('contact'), [offer.bEmail, offer.bPhone].filter(Boolean).join(' · '));
  }

  heading(words('offer'));
  row(words('amount'), formatPrice(amountOf(offer.amount)));
  row(words('letters'), offer.letters);
  row(words('validity'), words('fromTo', { from: formatDay(offer.startDate), to: formatDay(offer.endDate) }));
  row(words('conditions'), offer.conditions || words('noConditions'));

  heading(words('terms'));
  document.fillColor(ink);
  below(t('offerForm.bindingText'));
  document.moveDown(0.5);
  below(t(`offerForm.advance.${terms.kind}`, { account: terms.account ?? '' }));
  document.moveDown(0.5);
  below(words('costs'));

  heading(words('signatures'));
  below(words('madeAt', { place: offer.place, day: formatDay(offer.signDate) }));
  document.moveDown(0.8);
  room(150);
  const top = document.y;
  const column = (width - 24) / 2;
  const box = (x: number, y: number, title: string, help: string) => {
    document.fontSize(10).fillColor(ink);
    write(title, 'bold', { x, y, width: column });
    document.fontSize(8.5).fillColor(soft);
    write(help, 'plain', { x, y: document.y, width: column });
    document
      .moveTo(x, y + 66)
      .lineTo(x + column, y + 66)
      .lineWidth(0.75)
      .strokeColor(ink)
      .stroke();
  };
  const buyer = [offer.firstName, offer.lastName].join(' ');
  box(margin, top, words('buyer', { name: buyer }), words('buyerHelp'));
  if (offer.bFirstName)
    box(
      margin + column + 24,
      top,
      words('buyer', { name: `${offer.bFirstName} ${offer.bLastName ?? ''}` }),
      words('buyerHelp'),
    );
  box(margin, top + 84, words('owner'), words('ownerHelp'));
  box(margin + column + 24, top + 84, words('owner'), words('ownerHelp'));
  document.end();
  return { filename: `${words('file')}.pdf`, contentType: 'application/pdf', bytes: await bytes };
}
