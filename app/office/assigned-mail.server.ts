import type { AppLoadContext } from '@remix-run/node';
import { dayName } from '~/forms/contact-appointment/day-name.ts';
import { mailHtml, mailText, type MailContent } from '~/forms/mail/render.server.ts';
import { speakingTo } from '~/forms/mail/personal.server.ts';
import type { LeadEditor } from '~/leads/desk.server.ts';
import type { Editor } from '~/platform/editors.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { assignedWords } from './assigned-words.ts';
import { formTitle } from './form-title.server.ts';
import { leadLines, readingIn } from './present.server.ts';

/**
 * The mail to the person to whom a colleague assigns a lead, in the site's default language, with a link to the lead in
 * the Studio. It belongs to the lead and is erased with it. None to oneself, to nobody, or without an address.
 */
export async function assignedMails(
  context: AppLoadContext,
  id: string,
  { to, by }: { to: LeadEditor | undefined; by: Editor },
): Promise<NewMail[]> {
  if (to === undefined || to.email === '' || to.id === by.id) return [];
  const lead = await context.leadDesk.byId(id);
  if (lead === null) return [];
  const reading = await readingIn(context, null);
  const [[line], { t, agency, logo, language }] = await Promise.all([
    leadLines(context, [lead], reading),
    speakingTo(context, reading.language),
  ]);
  const words = assignedWords[language];
  const form = formTitle(lead.form, language, t);
  const subject = words.subject([lead.name || lead.email, form].filter(Boolean).join(', '));
  const content: MailContent = {
    language,
    sender: agency.name,
    logo,
    paragraphs: [words.text(by.name, to.name)],
    rows: [
      { label: words.form, value: form },
      { label: words.name, value: lead.name },
      { label: words.about, value: line?.subject?.title || (line?.subject?.id ?? '') },
      { label: words.followUp, value: lead.followUp === null ? '' : dayName(lead.followUp, language) },
    ].filter(({ value }) => value !== ''),
    links: [{ label: words.open, url: `${context.origin}/studio/leads/${lead.id}` }],
    footer: [],
  };
  return [
    {
      kind: 'lead:assigned',
      about: lead.id,
      to: to.email,
      replyTo: by.email || null,
      fromName: null,
      subject,
      text: mailText(content),
      html: mailHtml(content),
    },
  ];
}
