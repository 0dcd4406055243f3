import type { NewMail } from '~/platform/mail/mail.ts';
import type { MailAbout } from '../mail/about.server.ts';
import { signature, type Speaking } from '../mail/lead-mails.server.ts';
import type { MailLink } from '../mail/form-mails.ts';
import { mailHtml, mailText, type MailContent } from '../mail/render.server.ts';
import { visitCalendars, visitLinks, visitWords, type Booked } from './booked.server.ts';

/**
 * The mails about a moved or cancelled visit, to the visitor and to the office, each with a calendar update.
 *
 * @param about the property in the language of each recipient; null if it is gone
 * @param by who changed it, if it was not the visitor
 */
export function changeMails(
  booked: Booked,
  office: Speaking,
  visitor: Speaking,
  about: Record<'office' | 'visitor', MailAbout | null>,
  by?: string,
): NewMail[] {
  const change = booked.visit.status === 'cancelled' ? 'cancelled' : 'moved';
  const { name, email } = booked.visitor;
  const { t } = visitor;
  const words = visitWords(booked, visitor.language);
  const toVisitor = mail(booked, visitor, {
    kind: `contact-appointment:${change}`,
    to: email,
    replyTo: about.visitor?.agent?.email ?? visitor.agency.email,
    about: about.visitor,
    fromName: visitor.agency.name,
    subject: t(`contactAppointmentForm.${change}Subject`, { ...words }),
    paragraphs: [t('forms.mail.greeting', { name }), t(`contactAppointmentForm.${change}Text`, { ...words })],
    links: change === 'moved' ? visitLinks(booked, visitor) : [],
    footer: signature(visitor, about.visitor?.agent?.name),
  });
  if (office.agency.email === null) return [toVisitor];
  const own = visitWords(booked, office.language);
  const subject = office.t(`contactAppointmentForm.${change}OfficeSubject`, { ...own, name: by ?? name });
  const toOffice = mail(booked, office, {
    kind: `contact-appointment:${change}-office`,
    to: office.agency.email,
    replyTo: email,
    about: about.office,
    fromName: null,
    subject,
    paragraphs: [`${subject}.`, office.t('forms.mail.reply', { name })],
    links: [],
    footer: [],
  });
  return [toVisitor, toOffice];
}

interface Words extends Pick<NewMail, 'kind' | 'to' | 'replyTo' | 'fromName' | 'subject'> {
  about: MailAbout | null;
  paragraphs: readonly string[];
  links: readonly MailLink[];
  footer: readonly string[];
}

function mail(booked: Booked, speaking: Speaking, { about, paragraphs, links, footer, ...envelope }: Words): NewMail {
  const { title, url } = visitWords(booked, speaking.language);
  const content: MailContent = {
    language: speaking.language,
    sender: speaking.agency.name,
    logo: speaking.logo,
    paragraphs,
    rows: [],
    cards: about ? [about.card] : [],
    links: about ? links : [...links, { label: title, url }],
    footer,
  };
  return {
    ...envelope,
    about: booked.visit.leadId,
    text: mailText(content),
    html: mailHtml(content),
    attachments: visitCalendars(booked, speaking),
  };
}
