import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { agencyOf } from '~/site/agency.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { signature, type Speaking } from './compose.server.ts';
import { mailHtml, mailText, type MailContent } from './render.server.ts';

/** The agency in the language of whoever it writes to. */
export async function speakingTo(context: AppLoadContext, language: Language): Promise<Speaking> {
  const [t, site] = await Promise.all([readTexts(context, language), readSite(context)]);
  return { language, t, agency: agencyOf(site.settings, { language, fallback: site.languages.defaultLanguage }) };
}

/** A mail of the agency to one person, who can answer it. It is erased with the person's id. */
export function personalMail(
  speaking: Speaking,
  person: { id: string; email: string },
  content: Pick<MailContent, 'paragraphs' | 'links' | 'cards'>,
  envelope: Pick<NewMail, 'kind' | 'subject' | 'unsubscribe'>,
): NewMail {
  const { agency, language } = speaking;
  const whole: MailContent = { ...content, language, sender: agency.name, rows: [], footer: signature(speaking) };
  return {
    ...envelope,
    about: person.id,
    to: person.email,
    replyTo: agency.email,
    fromName: agency.name,
    text: mailText(whole),
    html: mailHtml(whole),
  };
}
